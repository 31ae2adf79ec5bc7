import { formatPrice } from '@/lib/format/texts';

interface CostBarsProps {
  /** The names of our pack and of the tubulars that are compared with it. */
  names: readonly [pack: string, tubulars: string];
  costs: { lithium: number; tubular: number };
}

/** What a pack and its tubulars cost, each as a bar on a dark surface. */
export function CostBars({ names, costs }: CostBarsProps) {
  const most = Math.max(costs.lithium, costs.tubular);
  return (
    <dl className="grid content-center gap-3 tabular">
      {[costs.lithium, costs.tubular].map((rupees, index) => (
        <div key={index} className="flex flex-wrap gap-x-3 gap-y-1 font-bold">
          <dt className="flex-1">{names[index]}</dt>
          <dd>{inThousands(rupees)}</dd>
          <dd aria-hidden="true" className="w-full">
            <svg className="h-2 w-full fill-lit">
              <rect width="100%" height="100%" className="fill-ink-line" />
              <rect width={`${Math.round((rupees / most) * 100)}%`} height="100%" opacity={index === 0 ? 1 : 0.45} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A price in whole thousands: an estimate over years is no more exact. */
export function inThousands(rupees: number): string {
  return formatPrice(Math.round(rupees / 1000) * 1000);
}
