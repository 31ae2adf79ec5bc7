import { formatPrice } from '@/lib/format/price';
import type { PictureSource } from '@/lib/pictures/pictures';
import { Picture } from '../ui/picture';

export interface CostBarProps {
  name: string;
  rupees: number;
  /** Where the bar ends. */
  most: number;
  picture?: PictureSource;
  /** Of what is compared with our pack. */
  isFaint?: boolean;
}

/** A cost as a bar, in a <dl> on a dark surface. */
export function CostBar({ name, rupees, most, picture, isFaint }: CostBarProps) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 font-bold">
      <dt className="flex min-h-12 flex-1 items-center gap-3">
        {picture && <Picture source={picture} sizes="64px" className="size-12 shrink-0 rounded-control" />}
        <span>{name}</span>
      </dt>
      <dd className="self-center">{inThousands(rupees)}</dd>
      <dd aria-hidden="true" className="w-full">
        <svg className="h-2 w-full fill-display">
          <rect width="100%" height="100%" className="fill-ink-line" />
          <rect width={`${Math.round((rupees / most) * 100)}%`} height="100%" opacity={isFaint ? 0.45 : 1} />
        </svg>
      </dd>
    </div>
  );
}

/** An estimate over years is no more exact than this. */
export function inThousands(rupees: number): string {
  return formatPrice(Math.round(rupees / 1000) * 1000);
}
