import { about } from '@/content/about';
import { calculatorPage } from '@/content/backup-calculator';
import { cataloguePage } from '@/content/catalogue-page';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { quote } from '@/content/quote';
import { site } from '@/content/site';
import { createFileFinder, isRemote } from '../pictures/find-source-file';

export interface ShareCard {
  /** The file's name without its ending, as `lib/seo/share-picture.ts` addresses it. */
  name: string;
  brand: string;
  heading: string;
  /** The heading's last words, in the brand's colour. */
  accent?: string;
  price?: string;
  /** A source image's file; null when it could not be had. */
  picture: string | null;
}

/** One for each page: its heading, for products their name and price. */
export async function listShareCards(): Promise<ShareCard[]> {
  // Loaded only now: the catalogue refuses to be loaded with content that breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const [packs] = home.services.tiles;
  const pages = [
    { name: 'home', heading: home.hero.title, accent: home.hero.titleAccent, picture: home.hero.picture },
    { name: 'products', heading: cataloguePage.title, picture: packs.picture },
    { name: 'about', heading: about.hero.title, picture: about.story.picture },
    { name: 'contact', heading: contact.hero.title, picture: contact.facility.picture },
    { name: 'get-quote', heading: quote.hero.title, picture: 'cell-100ah-series' },
    { name: 'backup-calculator', heading: calculatorPage.hero.title, picture: 'pack-24v-in-use' },
  ];
  const findFile = createFileFinder();
  const products = getProducts().map(({ id, name, price, images }) => ({
    name: `product-${id}`,
    heading: name,
    price,
    picture: images[0]?.src ?? '',
  }));
  return [...pages, ...products].map((card) => ({
    ...card,
    brand: site.brand,
    picture: requireFile(card.picture, findFile(card.picture)),
  }));
}

function requireFile(src: string, file: string | null): string | null {
  if (file !== null || isRemote(src)) return file;
  throw new Error(`scripts/build/share/share-cards.ts: there is no content/pictures/${src}.jpg; add it or name another`);
}
