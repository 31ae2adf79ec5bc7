import { drawnNote } from '@/content/controls';
import { productPage } from '@/content/shop/product-page';
import type { PictureSource } from '@/lib/pictures/pictures';
import { ExternalLink } from '../ui/chat-link';
import { Picture } from '../ui/picture';

export interface ProductPictureProps {
  source: PictureSource;
  /** In its column: alone, or beside another one. */
  place?: 'whole' | 'half';
  priority?: boolean;
}

const SIZES = {
  whole: '(min-width: 78rem) 584px, (min-width: 48rem) 47vw, 92vw',
  half: '(min-width: 78rem) 286px, (min-width: 48rem) 23vw, 46vw',
};

/** A picture of a product's page, without its note: `DrawnNote` says it once for all. */
export function ProductPicture({ source, place = 'whole', priority }: ProductPictureProps) {
  return (
    <Picture
      source={{ ...source, note: undefined }}
      sizes={SIZES[place]}
      priority={priority}
      className="aspect-4/3 rounded-surface"
    />
  );
}

/** All pictures but the first, which on phones stands above the price. */
export function OtherPictures({ pictures: [, ...others] }: { pictures: readonly PictureSource[] }) {
  return (
    <ul role="list" className="grid grid-cols-2 gap-3 print:hidden">
      {others.map((source) => (
        <li key={source.base} className="last:odd:col-span-2">
          <ProductPicture source={source} place={others.length === 1 ? 'whole' : 'half'} />
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
