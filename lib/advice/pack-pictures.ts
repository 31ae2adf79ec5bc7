import { getThumbnail, type PictureSource } from '../pictures/pictures';
import { getProductBySlug } from '../shop/catalogue';
import type { Pack } from './energy';

/** Small pictures of packs, by their ids. */
export type PackPictures = Readonly<Record<string, PictureSource | undefined>>;

export function getPackPictures(packs: readonly Pack[]): PackPictures {
  return Object.fromEntries(
    packs.map(({ id }) => {
      const image = getProductBySlug(id)?.images[0];
      return [id, image && getThumbnail(image.src)];
    }),
  );
}
