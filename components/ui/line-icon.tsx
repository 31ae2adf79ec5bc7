/** A decorative drawing of one line, 20 by 20. */
export function LineIcon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`line ${className}`}>
      <path d={path} />
    </svg>
  );
}

export const CROSS = 'M4 4l12 12M16 4L4 16';
