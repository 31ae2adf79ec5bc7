/** The logo: four cells in series, the last one still charging. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 22 20" aria-hidden="true" className={className}>
      <rect width="4" height="20" rx="1" />
      <rect x="6" width="4" height="20" rx="1" />
      <rect x="12" width="4" height="20" rx="1" />
      <rect x="18" width="4" height="20" rx="1" opacity="0.35" />
    </svg>
  );
}
