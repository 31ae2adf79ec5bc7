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
        sizes="(min-width: 64rem) 650px, (min-width: 48rem) 50vw, 92vw"
        priority
        className="aspect-4/3 rounded-surface md:col-start-1 md:row-span-2 md:row-start-1 short:max-w-svh"
      />
    )
  );
}

/** All other pictures at once. */
export function OtherPictures({ pictures: [, ...others] }: ProductPictures) {
  return (
    <ul className="grid grid-cols-2 gap-3 print:hidden">
      {others.map(withoutNote).map((source) => (
        <li key={source.base} className="last:odd:col-span-2">
          <Picture
            source={source}
            sizes={others.length === 1 ? '(min-width: 64rem) 650px, 92vw' : '(min-width: 64rem) 320px, 46vw'}
            className="aspect-4/3 rounded-surface"
          />
        </li>
      ))}
    </ul>
  );
}
