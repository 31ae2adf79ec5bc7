'use client';

import { useEffect, useReducer, useRef, type RefObject } from 'react';
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

type Turn = (at: number) => number;
const previous: Turn = (at) => at - 1;
const next: Turn = (at) => at + 1;

/** Shows one picture at a time and wraps around at the ends. It never moves by itself. */
export function Carousel({ name, pictures, sizes, priority, className = '' }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const count = pictures.length;
  // Takes a function, because several queued taps can arrive before the next render.
  const [turned, turn] = useReducer((at: number | undefined, to: Turn) => (to(at ?? 0) + count) % count, undefined);
  const index = turned ?? 0;
  useSwipe(root, count > 1, turn);

  const [first] = pictures;
  if (count === 1 && first) return <Picture source={first} sizes={sizes} priority={priority} className={className} />;
  return (
    <section ref={root} aria-roledescription={words.carousel} aria-label={fill(words.pictures, { name })} className="swipes">
      <div aria-live="polite" className={className}>
        {/* The others are added at the first turn, since they would only make every page of cards longer. */}
        {pictures.map(
          (source, at) =>
            (at === 0 || turned !== undefined) && (
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
        <Arrow label={words.previous} path="M12 4l-6 6 6 6" onClick={() => turn(previous)} />
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
        <Arrow label={words.next} path="M8 4l6 6-6 6" onClick={() => turn(next)} />
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
function useSwipe(root: RefObject<HTMLElement | null>, enabled: boolean, turn: (to: Turn) => void) {
  useEffect(() => {
    const surface = root.current?.closest<HTMLElement>('[data-swipe]') ?? root.current;
    if (!enabled || !surface) return;
    const listening = new AbortController();
    const { signal } = listening;
    let startX: number | null = null;
    let swiped = false;
    const onDown = ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      swiped = false;
      const area = root.current?.getBoundingClientRect();
      const inPicture = !!area && clientY >= area.top && clientY <= area.bottom;
      // A second finger means zooming, so it cancels the swipe.
      startX = isPrimary && pointerType === 'touch' && inPicture ? clientX : null;
    };
    const onUp = ({ clientX }: PointerEvent) => {
      const distance = clientX - (startX ?? clientX);
      startX = null;
      if (Math.abs(distance) < SWIPE_DISTANCE) return;
      swiped = true;
      turn(distance < 0 ? next : previous);
    };
    const onClick = (event: MouseEvent) => {
      // Often no click ends a swipe; the next one may be a key's.
      if (!swiped || event.detail === 0) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    };
    surface.addEventListener('pointerdown', onDown, { signal });
    surface.addEventListener('pointerup', onUp, { signal });
    surface.addEventListener('click', onClick, { capture: true, signal });
    return () => listening.abort();
  }, [root, enabled, turn]);
}
