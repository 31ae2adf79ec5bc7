import { routes } from '@/content/routes';
import { productPath } from '../paths';

/** The picture of a shared link, drawn by `scripts/build/share-pictures.ts`. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The share picture of the page at `path`: `/share/about.jpg`, `/share/product-<id>.jpg`. */
export function sharePicture(path: string, alt: string): SharePicture {
  return { url: `/share/${sharePictureName(path)}.jpg`, width: 1200, height: 630, alt };
}

/** The file name of a page's share picture, without `.jpg`. */
export function sharePictureName(path: string): string {
  if (path === routes.home) return 'home';
  const products = productPath('');
  return path.startsWith(products) ? `product-${path.slice(products.length)}` : path.slice(1).replaceAll('/', '-');
}
