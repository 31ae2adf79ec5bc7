import type { ReactNode } from 'react';

export interface FilterButtonProps {
  pressed: boolean;
  onClick: () => void;
  onIntent?: () => void;
  /** For the second row, the sub-categories. */
  minor?: boolean;
  children: ReactNode;
}

export function FilterButton({ pressed, onClick, onIntent, minor = false, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      onPointerDown={onIntent}
      onFocus={onIntent}
      className={`flex min-h-11 shrink-0 items-center gap-2 rounded-control border px-4 lg:px-3 text-left whitespace-nowrap hover:transition-colors active:nudge-down lg:w-full lg:whitespace-normal ${
        minor
          ? 'border-line text-muted hover:bg-card aria-pressed:border-ink aria-pressed:bg-card aria-pressed:font-bold aria-pressed:text-ink'
          : 'border-line bg-card font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper'
      }`}
    >
      {children}
    </button>
  );
}
