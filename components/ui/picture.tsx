import { jpegWidth, pictureSourceSet } from '@/lib/pictures/picture-files';
import type { PictureSource } from '@/lib/pictures/pictures';

export interface PictureProps {
  source: PictureSource;
  /** The `sizes` attribute: its width in the layout. */
  sizes: string;
  /** Loads at once and first, for a page's first picture. All others load lazily. */
  priority?: boolean;
  className?: string;
}

/** A picture, with its note in the corner if it has one. */
export function Picture({ className = '', ...props }: PictureProps) {
  const { base, note } = props.source;
  if (!base || note === undefined) return <BarePicture {...props} className={className} />;
  return (
    <span className={`picture ${className}`}>
      <BarePicture {...props} className="size-full" />
      {/* In this corner a scene shows only its floor, and two lines of large text fit into the smallest tile. */}
      <span className="absolute bottom-1 left-1 rounded-control bg-card px-1 text-[min(0.875rem,6vw)]/[1.25] text-muted empty:invisible">
        {note}
      </span>
    </span>
  );
}

/** AVIF or JPEG, in a placeholder colour while it loads, unless it is transparent. Shows the alt text if the build could not fetch the picture. */
function BarePicture({ source, sizes, priority = false, className }: PictureProps) {
  const { base, width, height, placeholder, alt } = source;
  const place = `picture ${placeholder === undefined ? '' : `bg-placeholder-${placeholder + 1}`} ${className}`;
  if (!base) return <span role="img" aria-label={alt} data-failed={alt} className={place} />;
  return (
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
}
