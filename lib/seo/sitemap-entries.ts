import type { MetadataRoute } from 'next';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { searchEntries } from '@/content/search';
import { categories } from '@/content/shop/categories';
import type { ProductEntry } from '@/content/types';
import { absoluteUrl } from '../environment';
import { productPath } from '../paths';
import { getFeaturedProducts } from '../shop/catalogue';
import { listCataloguePages } from '../shop/catalogue-pages';
import { pictureUrls } from './picture-urls';

type PagePath = keyof typeof searchEntries;

/** Every page for search engines, with its pictures and the day on which its words or products last changed. */
export function sitemapEntries(products: readonly ProductEntry[]): MetadataRoute.Sitemap {
  const [firstPage, ...furtherPages] = listCataloguePages(products, categories);
  const shown: Partial<Record<PagePath, readonly ProductEntry[]>> = {
    [routes.home]: getFeaturedProducts(products),
    [routes.products]: firstPage?.products,
  };
  const own: Partial<Record<PagePath, string>> = {
    [routes.home]: home.hero.pictures.find(({ id }) => id === home.hero.product)?.picture,
    [routes.about]: about.story.picture,
    [routes.contact]: contact.facility.picture,
  };
  const pages = (Object.keys(searchEntries) as PagePath[]).map((path) => {
    const { updated } = searchEntries[path];
    const src = own[path];
    return entry(path, [{ updated, images: src ? [{ src }] : [] }, ...(shown[path] ?? [])]);
  });
  return [
    ...pages,
    ...furtherPages.filter(({ total }) => total > 0).map((page) => entry(page.path, page.products)),
    ...products.map(({ id, updated, images }) => ({
      url: absoluteUrl(productPath(id)),
      lastModified: updated,
      images: pictureUrls(images),
    })),
  ];
}

/** A page's entry, with the latest day of what it shows and the first picture of each part. */
function entry(path: string, shown: readonly { updated: string; images: readonly { src: string }[] }[]) {
  const days = shown.map(({ updated }) => updated);
  const images = pictureUrls(shown.flatMap((one) => one.images.slice(0, 1)));
  return { url: absoluteUrl(path), lastModified: days.sort().at(-1), images };
}
