import { brandMark } from '@/lib/pictures/brand-drawing';

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${brandMark.width} ${brandMark.height}`} aria-hidden="true" className={className}>
      {brandMark.cells.map((cell, index) => (
        <rect key={index} {...cell} />
      ))}
    </svg>
  );
}
