'use client';

import { useEffect, useRef, type ComponentProps } from 'react';

/** Pixels of the previous choice that stay in view, to show that there is more to the left. */
const PEEK = 56;

export function FilterButton({ isChosen, ...props }: ComponentProps<'button'> & { isChosen: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  // On phones the row is wider than the screen, so a choice made by the address may be out of sight.
  useEffect(() => {
    const row = button.current?.parentElement;
    if (isChosen && row && button.current) row.scrollLeft = button.current.offsetLeft - row.offsetLeft - PEEK;
  }, [isChosen]);
  return <button ref={button} type="button" aria-pressed={isChosen} {...props} />;
}
