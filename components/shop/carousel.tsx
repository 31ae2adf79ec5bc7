'use client';

import { useEffect, useRef, useState } from 'react';
import { carouselWords as words } from '@/content/controls';
import { fill } from '@/lib/format/fill';
import type { PictureSource } from '@/lib/pictures/pictures';
import { LineIcon } from '../ui/line-icon';
import { Picture } from '../ui/picture';

export interface CarouselProps {
  /** What the pictures show: `24V battery`. */
  name: string;
  pictures: readonly PictureSource[];
  sizes: string;
  /** Loads the first picture at once, as the page's first. */
  priority?: boolean;
  className?: string;
}

/** Pixels that a finger moves sideways before the picture changes. */
const SWIPE_DISTANCE = 40;

/** Shows one picture at a time and wraps around at the ends. It never moves by itself. */
export function Carousel({ name, pictures, sizes, priority, className = '' }: CarouselProps) {
  // A picture is added when it is first shown: hidden ones would only make every page of cards longer.
  const [{ index, seen }, setShown] = useState({ index: 0, seen: [0] });
  const root = useRef<HTMLElement>(null);
  const count = pictures.length;
  // Takes a function, because several queued taps can arrive before the next render.
  const turn = (to: (at: number) => number) => {
    setShown(({ index: at, seen: before }) => {
      const next = (to(at) + count) % count;
      return { index: next, seen: before.includes(next) ? before : [...before, next] };
    });
  };
  const step = (by: number) => turn((at) => at + by);
  useSwipe(root, count > 1, step);

  if (count === 1 && pictures[0]) return <Picture source={pictures[0]} sizes={sizes} priority={priority} className={className} />;
  return (
    <section ref={root} aria-roledescription={words.carousel} aria-label={fill(words.pictures, { name })} className="swipes">
      <div aria-live="polite" className={className}>
        {pictures.map(
          (source, at) =>
            seen.includes(at) && (
              <div
                key={source.base}
                role="group"
                aria-roledescription={words.slide}
                aria-label={fill(words.position, { at: at + 1, count })}
                hidden={at !== index}
                className="size-full"
              >
                <Picture source={source} sizes={sizes} priority={priority && at === 0} className="size-full" />
              </div>
            ),
        )}
      </div>
      {/* Below the picture, so that nothing covers the product. */}
      <div className="flex justify-between px-1">
        <Arrow label={words.previous} path="M12 4l-6 6 6 6" onClick={() => step(-1)} />
        <div role="group" aria-label={words.choose} className="relative z-10 flex unfollowed:invisible">
          {pictures.map((source, at) => (
            <button
              key={source.base}
              type="button"
              aria-label={fill(words.show, { at: at + 1, count })}
              aria-disabled={at === index}
              onClick={() => turn(() => at)}
              className="carousel-dot"
            >
              <span />
            </button>
          ))}
        </div>
        <Arrow label={words.next} path="M8 4l6 6-6 6" onClick={() => step(1)} />
      </div>
    </section>
  );
}

function Arrow({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="carousel-control">
      <LineIcon path={path} />
    </button>
  );
}

/**
 * Turns a sideways swipe into a step. Listens on the whole card, because the card's link covers the picture, and swallows the
 * click that ends a swipe.
 */
function useSwipe(root: React.RefObject<HTMLElement | null>, enabled: boolean, step: (by: number) => void) {
  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => {
    const surface = root.current?.closest<HTMLElement>('[data-swipe]') ?? root.current;
    if (!enabled || !surface) return;
    let startX: number | null = null;
    let swiped = false;
    const onDown = (event: PointerEvent) => {
      swiped = false;
      const area = root.current?.getBoundingClientRect();
      const inPicture = !!area && event.clientY >= area.top && event.clientY <= area.bottom;
      // A second finger means zooming, so it cancels the swipe.
      startX = event.isPrimary && event.pointerType === 'touch' && inPicture ? event.clientX : null;
    };
    const onUp = (event: PointerEvent) => {
      const distance = startX === null ? 0 : event.clientX - startX;
      startX = null;
      if (Math.abs(distance) < SWIPE_DISTANCE) return;
      swiped = true;
      latestStep.current(distance < 0 ? 1 : -1);
    };
    const onClick = (event: MouseEvent) => {
      // Often no click ends a swipe; the next one may be a key's.
      if (!swiped || event.detail === 0) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    };
    surface.addEventListener('pointerdown', onDown);
    surface.addEventListener('pointerup', onUp);
    surface.addEventListener('click', onClick, true);
    return () => {
      surface.removeEventListener('pointerdown', onDown);
      surface.removeEventListener('pointerup', onUp);
      surface.removeEventListener('click', onClick, true);
    };
  }, [root, enabled]);
}
