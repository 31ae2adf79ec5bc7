import type { ComponentProps } from 'react';

/** A decorative drawing of one line, 20 by 20. */
export function LineIcon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`line-icon ${className}`}>
      <path d={path} />
    </svg>
  );
}

export const CROSS = 'M4 4l12 12M16 4L4 16';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  path: string;
}

export function IconButton({ label, path, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/5 active:bg-line ${className}`}
      {...rest}
    >
      <LineIcon path={path} />
    </button>
  );
}
