import { searchEntries } from '@/content/search';
import { site } from '@/content/site';
import type { ShareCardWords } from '@/content/types';
import { productPath } from '@/lib/paths';
import { sharePictureName } from '@/lib/seo/share-picture';
import { createFileFinder } from '../pictures/find-source-file';

export interface ShareCard extends Omit<ShareCardWords, 'picture'> {
  /** The file's name without its ending. */
  name: string;
  brand: string;
  price?: string;
  /** A source image's file; null when it stands elsewhere and could not be had. The content check knows the names. */
  picture: string | null;
}

/** One for each page: its heading, for products their name and price. */
export async function listShareCards(): Promise<ShareCard[]> {
  // Loaded only now: the catalogue refuses to be loaded with content that breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const pages = Object.entries<{ card: ShareCardWords }>(searchEntries).map(([path, { card }]) => ({
    name: sharePictureName(path),
    ...card,
  }));
  const findFile = createFileFinder();
  const products = getProducts().map(({ id, name, price, images }) => ({
    name: sharePictureName(productPath(id)),
    heading: name,
    price,
    picture: images[0]?.src ?? '',
  }));
  return [...pages, ...products].map((card) => ({
    ...card,
    brand: site.brand,
    picture: findFile(card.picture),
  }));
}
