import { useEffect, useRef, type ReactNode } from 'react';

/** Pixels of the choice before it that stay in view: there is more to the left. */
const PEEK = 56;

export interface FilterButtonProps {
  pressed: boolean;
  onClick: () => void;
  onIntent?: () => void;
  /** For the second row, the sub-categories. */
  minor?: boolean;
  /** How many products it would show. */
  count?: number;
  children: ReactNode;
}

export function FilterButton({ pressed, onClick, onIntent, minor = false, count, children }: FilterButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // On a phone the row is wider than the screen, and an address can choose what stands outside of it.
  useEffect(() => {
    const row = button.current?.parentElement;
    if (pressed && row && button.current) row.scrollLeft = button.current.offsetLeft - row.offsetLeft - PEEK;
  }, [pressed]);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={pressed}
      data-count={count}
      onClick={onClick}
      onPointerDown={onIntent}
      onFocus={onIntent}
      className={`filter-button flex min-h-11 shrink-0 items-center gap-2 rounded-control border px-4 lg:px-3 text-left whitespace-nowrap hover:transition-colors active:nudge-down lg:w-full lg:whitespace-normal ${
        minor
          ? 'border-line text-muted hover:bg-card aria-pressed:border-ink aria-pressed:bg-card aria-pressed:font-bold aria-pressed:text-ink'
          : 'border-line bg-card font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper'
      }`}
    >
      {children}
    </button>
  );
}
