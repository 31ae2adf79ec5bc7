import { carouselWords, drawnNote } from '@/content/controls';
import { productPage } from '@/content/shop/product-page';
import type { ProductEntry } from '@/content/types';
import { getPicture, type PictureSource } from '@/lib/pictures/pictures';
import { ExternalLink } from '../ui/external-link';
import { Picture, type PictureProps } from '../ui/picture';

/** A picture of a product's page, without its note, which stands once below all of them. */
export function ProductPicture({ source, ...rest }: Omit<PictureProps, 'className'>) {
  return <Picture {...rest} source={{ ...source, note: undefined }} className="aspect-4/3 rounded-surface max-sm:aspect-3/2" />;
}

const SIZES_QUARTER = '(min-width: 75rem) 272px, (min-width: 64rem) 22vw, (min-width: 48rem) 46vw, 92vw';
/** The `sizes` of a picture in one of two columns. */
export const SIZES_HALF = '(min-width: 75rem) 544px, (min-width: 48rem) 46vw, 92vw';
/** A row to swipe on phones, columns from 48rem on. */
const PICTURES_CLASSES = [
  'flex [scroll-snap-type:x_mandatory] [scrollbar-width:none] gap-3 overflow-x-auto rounded-surface',
  '*:w-5/6 *:shrink-0 *:snap-start *:only:w-full',
  'md:grid md:auto-cols-fr md:grid-flow-col md:content-start md:overflow-visible md:*:w-full',
].join(' ');

interface ProductGalleryProps {
  /** The product's pictures; the gallery leaves out the first, which stands at the top of the page. */
  pictures: readonly PictureSource[];
  opened: ProductEntry['opened'];
  /** A chat that asks for a photo, if the pictures are drawn. */
  photoChat?: string;
}

/**
 * A product's further pictures, on phones side by side to swipe, the next one in sight. The drawing of an opened pack and its
 * numbered parts make it four columns wide; without them it fills the column in which it stands.
 */
export function ProductGallery({ pictures: [, ...others], opened, photoChat }: ProductGalleryProps) {
  const { title, names, note } = productPage.opened;
  return (
    <div className={`grid grid-cols-1 gap-3 print:hidden ${opened ? 'md:grid-cols-2 md:*:first:col-span-2 lg:grid-cols-4' : ''}`}>
      {others.length > 0 && (
        // The list is focusable, so that keys scroll it.
        <ul role="list" tabIndex={0} aria-label={carouselWords.others} className={PICTURES_CLASSES}>
          {others.map((source, index) => (
            <li key={index}>
              <ProductPicture source={source} sizes={opened ? SIZES_QUARTER : SIZES_HALF} />
            </li>
          ))}
        </ul>
      )}
      {/* The drawing is not cropped on phones either, because its numbers reach its edges. */}
      {opened && (
        <Picture source={getPicture(opened.src, opened.alt)} sizes={SIZES_QUARTER} className="aspect-4/3 rounded-surface" />
      )}
      <div className="text-sm/tight">
        {opened && (
          <>
            <h2 className="text-h4 md:text-h3 print:text-base">{title}</h2>
            <ol role="list" className="mt-1 columns-[2_8rem] gap-4 lg:columns-1">
              {opened.parts.map((part, index) => (
                <li key={part} className="flex break-inside-avoid gap-2 pb-1">
                  <strong className="tabular">{index + 1}</strong>
                  {names[part]}
                </li>
              ))}
            </ol>
          </>
        )}
        {photoChat && (
          <p className="flex flex-wrap items-center gap-x-2 text-muted">
            <span>{opened ? note : drawnNote}</span> <ExternalLink href={photoChat}>{productPage.askForPhoto}</ExternalLink>
          </p>
        )}
      </div>
    </div>
  );
}
