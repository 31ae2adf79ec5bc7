import type { ReactNode } from 'react';
import type { SocialLink } from '@/content/types';

/** Redrawn in a fifth of the originals' bytes, which each page holds. */
const DRAWINGS = {
  Facebook: <path d="M9 23.62V16H6.5v-4H9q-.5-8 8.5-7.2v3.3q-5-.5-4.5 3.9h4l-.7 4H13v7.96A12 12 0 1 0 9 23.62" />,
  YouTube: <path d="M12 3.5c11 0 12 .5 12 8.5s-1 8.5-12 8.5S0 20 0 12s1-8.5 12-8.5M9.5 8v8l6.5-4z" />,
  Instagram: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth={2}>
        <rect x={1} y={1} width={22} height={22} rx={6} />
        <circle cx={12} cy={12} r={5} />
      </g>
      <circle cx={18.4} cy={5.6} r={1.4} />
    </>
  ),
} as const satisfies Record<SocialLink['name'], ReactNode>;

export function SocialIcon({ name }: Pick<SocialLink, 'name'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 fill-current">
      {DRAWINGS[name]}
    </svg>
  );
}
