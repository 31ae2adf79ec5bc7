import { jpegWidth, pictureSourceSet } from '@/lib/pictures/picture-files';
import type { PictureSource } from '@/lib/pictures/pictures';

export interface PictureProps {
  source: PictureSource;
  sizes: string;
  /** Loads at once and first, for a page's first picture. All others load lazily. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture as AVIF or JPEG, on a placeholder colour unless it is transparent, and with its note in the corner if it has one.
 * Shows the alt text if the build could not fetch the picture.
 */
export function Picture({ source, sizes, priority, className = '' }: PictureProps) {
  const { base, width, height, placeholder, alt, note } = source;
  if (!base) return <span role="img" aria-label={alt} data-failed={alt} className={`picture ${className}`} />;
  const ground = placeholder === undefined ? '' : `bg-placeholder-${placeholder + 1}`;
  const place = `picture ${ground} ${note ? 'size-full' : className}`;
  const picture = (
    <picture className={place}>
      <source type="image/avif" srcSet={pictureSourceSet(source)} sizes={sizes} />
      <img
        src={`${base}-${jpegWidth(source.widths)}.jpg`}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
  if (!note) return picture;
  return (
    <span className={`picture ${className}`}>
      {picture}
      {/* In the lower left corner a scene shows only its floor, and two lines of large text fit into the smallest tile. */}
      <span className="absolute bottom-1 left-1 rounded-control bg-card px-1 text-[min(0.875rem,6vw)]/tight text-muted">
        {note}
      </span>
    </span>
  );
}
