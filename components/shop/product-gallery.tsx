import type { PictureSource } from '@/lib/pictures/pictures';
import { Picture } from '../ui/picture';

interface ProductPictures {
  pictures: readonly PictureSource[];
}

/** Without their notes: `DrawnNote` says it once for all. */
const withoutNote = (source: PictureSource) => ({ ...source, note: undefined });

/** The first picture, large. On phones it stands above the price. */
export function FirstPicture({ pictures: [first] }: ProductPictures) {
  return (
    first && (
      <Picture
        source={withoutNote(first)}
        sizes="(min-width: 78rem) 584px, (min-width: 48rem) 47vw, 92vw"
        priority
        className="aspect-4/3 rounded-surface"
      />
    )
  );
}

/** All other pictures at once. */
export function OtherPictures({ pictures: [, ...others] }: ProductPictures) {
  return (
    <ul role="list" className="grid grid-cols-2 gap-3 print:hidden">
      {others.map(withoutNote).map((source) => (
        <li key={source.base} className="last:odd:col-span-2">
          <Picture
            source={source}
            sizes={
              others.length === 1
                ? '(min-width: 78rem) 584px, (min-width: 48rem) 47vw, 92vw'
                : '(min-width: 78rem) 286px, (min-width: 48rem) 23vw, 46vw'
            }
            className="aspect-4/3 rounded-surface"
          />
        </li>
      ))}
    </ul>
  );
}
