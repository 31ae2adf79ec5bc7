import { backup } from '@/content/advice/backup';
import { fitting } from '@/content/advice/fitting';

export interface Wiring {
  volts: number;
  /** On the inverter's label. */
  watts: number;
  /** Of cable, one way. */
  metres: number;
}

/** The current of an inverter at full load, and the next sizes of fuse and cable; a size is undefined if none is large enough. */
export function sizeWiring({ volts, watts, metres }: Wiring) {
  const { fuseTimes, fuses, cables, copper, mostDropPercent, carries } = fitting;
  const amps = watts / backup.losses.estimate.efficiency / volts;
  const leastFuse = fuseTimes * amps;
  const dropTimesArea = (2 * metres * amps * copper) / volts;
  const leastArea = Math.max(dropTimesArea / mostDropPercent, (amps * carries.squareMillimetres) / carries.amps);
  const cable = nextSize(cables, leastArea);
  return {
    amps,
    leastFuse,
    fuse: nextSize(fuses, leastFuse),
    cable,
    dropPercent: cable === undefined ? undefined : dropTimesArea / cable,
  };
}

function nextSize(sizes: readonly number[], least: number): number | undefined {
  // A product that should be a size may come out just above it.
  return sizes.find((size) => size >= least - 1e-9);
}
