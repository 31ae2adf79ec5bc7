'use client';

import { useCallback, useReducer } from 'react';
import { carouselWords as words } from '@/content/controls';
import { fill } from '@/lib/format/texts';
import type { PictureSource } from '@/lib/pictures/pictures';
import { IconButton } from '../ui/line-icon';
import { Picture, type PictureProps } from '../ui/picture';

interface CarouselProps extends Omit<PictureProps, 'source'> {
  /** What the pictures show: `24V battery`. */
  name: string;
  pictures: readonly PictureSource[];
}

/** Pixels that a finger moves sideways before the picture changes. */
const SWIPE_DISTANCE = 40;

/** For buttons in a card, whose link lies over the whole card. */
const ABOVE_LINK_CLASSES = 'relative z-10';

/** Shows one picture at a time and wraps around at the ends. It never moves by itself; scripts take sideways swipes. */
export function Carousel({ name, pictures, className, ...picture }: CarouselProps) {
  const count = pictures.length;
  // Takes steps, because several queued taps can arrive before the next render.
  const [turned, turn] = useReducer((at: number | undefined, step: number) => ((at ?? 0) + step + count) % count, undefined);
  const index = turned ?? 0;
  const ref = useSwipe(turn);

  const [first] = pictures;
  if (count === 1 && first) return <Picture source={first} className={className} {...picture} />;
  return (
    <section
      ref={ref}
      aria-roledescription={words.carousel}
      aria-label={fill(words.pictures, { name })}
      className="[touch-action:pan-y_pinch-zoom]"
    >
      <div aria-live="polite" className={className}>
        {/* All pictures but the first are added at the first turn, since they would only make every page of cards longer. */}
        {pictures.map(
          (source, at) =>
            (at === 0 || turned !== undefined) && (
              <div
                key={at}
                role="group"
                aria-roledescription={words.slide}
                aria-label={fill(words.position, { at: at + 1, count })}
                hidden={at !== index}
                className="size-full"
              >
                <Picture {...picture} source={source} priority={picture.priority && at === 0} className="size-full" />
              </div>
            ),
        )}
      </div>
      {/* The buttons stand below the picture, so that nothing covers the product. */}
      <div className="flex items-center justify-between">
        <IconButton label={words.previous} path="M12 4l-6 6 6 6" onClick={() => turn(-1)} className={ABOVE_LINK_CLASSES} />
        <span aria-hidden="true" className="flex gap-1">
          {pictures.map((_, at) => (
            <span
              key={at}
              className={`size-2 rounded-control border border-ink ${at === index ? 'bg-ink forced-colors:bg-[CanvasText]' : ''}`}
            />
          ))}
        </span>
        <IconButton label={words.next} path="M8 4l6 6-6 6" onClick={() => turn(1)} className={ABOVE_LINK_CLASSES} />
      </div>
    </section>
  );
}

/**
 * Turns a sideways swipe into a step. Listens on the whole card, because the card's link covers the picture, and swallows the
 * click that ends a swipe.
 */
function useSwipe(turn: (step: number) => void) {
  return useCallback(
    (carousel: HTMLElement | null) => {
      // React calls a ref with null if an error has kept it from returning its cleanup.
      if (!carousel) return;
      const surface = carousel.closest<HTMLElement>('[data-swipe]') ?? carousel;
      const listening = new AbortController();
      const { signal } = listening;
      let startX: number | null = null;
      let swiped = false;
      const onDown = ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
        swiped = false;
        const { top, bottom } = carousel.getBoundingClientRect();
        // A second finger means zooming, so it cancels the swipe.
        startX = isPrimary && pointerType === 'touch' && clientY >= top && clientY <= bottom ? clientX : null;
      };
      const onUp = ({ clientX }: PointerEvent) => {
        const distance = clientX - (startX ?? clientX);
        startX = null;
        if (Math.abs(distance) < SWIPE_DISTANCE) return;
        swiped = true;
        turn(distance < 0 ? 1 : -1);
      };
      const onClick = (event: MouseEvent) => {
        // Often no click ends a swipe. A click by key, whose detail is 0, may come next and counts.
        if (!swiped || event.detail === 0) return;
        swiped = false;
        event.preventDefault();
        event.stopPropagation();
      };
      surface.addEventListener('pointerdown', onDown, { signal });
      surface.addEventListener('pointerup', onUp, { signal });
      surface.addEventListener('click', onClick, { capture: true, signal });
      return () => listening.abort();
    },
    [turn],
  );
}
