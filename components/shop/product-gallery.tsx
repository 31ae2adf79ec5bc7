import { drawnNote } from '@/content/controls';
import { productPage } from '@/content/shop/product-page';
import type { PictureSource } from '@/lib/pictures/pictures';
import { ExternalLink } from '../ui/chat-link';
import { Picture, type PictureProps } from '../ui/picture';

export interface ProductPictureProps extends Pick<PictureProps, 'source' | 'priority'> {
  sizes?: string;
}

/** The `sizes` of a picture as wide as its column, and of one of two. */
const WHOLE = '(min-width: 78rem) 584px, (min-width: 48rem) 47vw, 92vw';
const HALF = '(min-width: 78rem) 286px, (min-width: 48rem) 23vw, 46vw';

/** A picture of a product's page, without its note: `DrawnNote` says it once for all. */
export function ProductPicture({ source, sizes = WHOLE, priority }: ProductPictureProps) {
  const shown = { ...source, note: undefined };
  return <Picture source={shown} sizes={sizes} priority={priority} className="aspect-4/3 rounded-surface" />;
}

/** All pictures but the first, which on phones stands above the price. */
export function OtherPictures({ pictures: [, ...others] }: { pictures: readonly PictureSource[] }) {
  return (
    <ul role="list" className="grid grid-cols-2 gap-3 print:hidden">
      {others.map((source) => (
        <li key={source.base} className="last:odd:col-span-2">
          <ProductPicture source={source} sizes={others.length === 1 ? WHOLE : HALF} />
        </li>
      ))}
    </ul>
  );
}

/** Says that the pictures above are illustrations, with a link to a chat that asks for a photo. */
export function DrawnNote({ photoChat }: { photoChat: string }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted print:min-h-0">
      <span className="unfollowed:invisible">{drawnNote}</span>{' '}
      <ExternalLink href={photoChat} className="link print:hidden">
        {productPage.askForPhoto}
      </ExternalLink>
    </p>
  );
}
