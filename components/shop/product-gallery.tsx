import type { PictureSource } from '@/lib/pictures/pictures';
import { Picture } from '../ui/picture';

/** All pictures at once, the first one large. On phones that one stands alone, above the price. */
export function ProductGallery({ pictures }: { pictures: readonly PictureSource[] }) {
  // Without their notes: `DrawnNote` says it once for all.
  const [first, ...others] = pictures.map((source) => ({ ...source, note: undefined }));
  return (
    <>
      {first && (
        <Picture
          source={first}
          sizes="(min-width: 64rem) 650px, (min-width: 48rem) 50vw, 92vw"
          priority
          className="aspect-4/3 rounded-surface max-md:order-1"
        />
      )}
      <ul className="grid grid-cols-2 gap-3 max-md:order-3 print:hidden">
        {others.map((source) => (
          <li key={source.base} className="last:odd:col-span-2">
            <Picture
              source={source}
              sizes={others.length === 1 ? '(min-width: 64rem) 650px, 92vw' : '(min-width: 64rem) 320px, 46vw'}
              className="aspect-4/3 rounded-surface"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
