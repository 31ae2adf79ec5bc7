import type { PictureSource } from '@/lib/pictures/pictures';
import { Picture } from '../ui/picture';

/** All pictures at once, the first one large. */
export function ProductGallery({ pictures }: { pictures: readonly PictureSource[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {pictures.map((source, index) => {
        // The first picture, and the last one if it would be alone in its row.
        const isWide = index === 0 || (index % 2 === 1 && index === pictures.length - 1);
        return (
          <li key={source.base} className={`${isWide ? 'col-span-2' : ''} ${index > 0 ? 'print:hidden' : ''}`}>
            <Picture
              source={source}
              sizes={isWide ? '(min-width: 64rem) 672px, 92vw' : '(min-width: 64rem) 330px, 46vw'}
              priority={index === 0}
              className="aspect-4/3 rounded-surface"
            />
          </li>
        );
      })}
    </ul>
  );
}
