import type { MetadataRoute } from 'next';
import { about } from '@/content/pages/about';
import { categories } from '@/content/shop/categories';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { searchEntries } from '@/content/search';
import type { ProductEntry } from '@/content/types';
import { FEATURED_COUNT } from '../shop/catalogue';
import { listCataloguePages } from '../shop/catalogue-pages';
import { routes } from '@/content/routes';
import { productPath } from '../paths';
import { absoluteUrl } from './addresses';
import { pictureUrls } from './picture-urls';

type PagePath = keyof typeof searchEntries;

/** Every page for search engines, with its pictures and the day on which its words or products last changed. */
export function sitemapEntries(products: readonly ProductEntry[]): MetadataRoute.Sitemap {
  const [firstPage, ...furtherPages] = listCataloguePages(products, categories);
  const shown: Partial<Record<PagePath, readonly ProductEntry[]>> = {
    [routes.home]: products.slice(0, FEATURED_COUNT),
    [routes.products]: firstPage?.products,
  };
  const [firstPack] = home.hero.packs;
  const own: Partial<Record<PagePath, { src: string; alt: string }>> = {
    [routes.home]: firstPack && { src: firstPack.picture, alt: firstPack.alt },
    [routes.about]: { src: about.story.picture, alt: about.story.alt },
    [routes.contact]: { src: contact.facility.picture, alt: contact.facility.alt },
  };
  const pages = (Object.keys(searchEntries) as PagePath[]).map((path) => {
    const shownHere = shown[path] ?? [];
    return {
      url: absoluteUrl(path),
      lastModified: latest([searchEntries[path].updated, ...shownHere.map(({ updated }) => updated)]),
      images: pictureUrls([own[path], ...shownHere.map(({ images }) => images[0])]),
    };
  });
  return [
    ...pages,
    ...furtherPages
      .filter(({ total }) => total > 0)
      .map(({ path, products: shownHere }) => ({
        url: absoluteUrl(path),
        lastModified: latest(shownHere.map(({ updated }) => updated)),
        images: pictureUrls(shownHere.map(({ images }) => images[0])),
      })),
    ...products.map(({ id, updated, images }) => ({
      url: absoluteUrl(productPath(id)),
      lastModified: updated,
      images: pictureUrls(images),
    })),
  ];
}

/** The latest of some days (`YYYY-MM-DD`); undefined if there are none. */
function latest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1);
}
