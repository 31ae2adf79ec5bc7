import { backup } from '@/content/advice/backup';
import { wiring } from '@/content/advice/wiring';
import { batteryAmps } from './energy';

const { estimate } = backup.losses;

/** What texts on a product's suitability may name in braces besides the product's specification. */
export const suitabilityFigures: Readonly<Record<string, string>> = {
  'inverter efficiency': String(estimate.efficiency),
  'advised share': String(backup.advisedShareOfLimit),
};

/** The watts that a pack gives at its limit and at the advised share of it, rounded down to hundreds. */
export function limitInWatts(limitAmps: number, systemVolts: number) {
  const wattsAt = (amps: number) => Math.floor((amps * estimate.efficiency * systemVolts) / 100) * 100;
  return { watts: wattsAt(limitAmps), advised: wattsAt(limitAmps * backup.advisedShareOfLimit) };
}

/**
 * The current of an inverter at its label's watts, and the sizes that are sold next: fuses in amperes, the smallest first, and for
 * each length of cable, one way, its square millimetres. A size is left out, or undefined, if none is large enough.
 */
export function sizeWiring({ volts, watts }: { volts: number; watts: number }, metres: readonly number[]) {
  const amps = batteryAmps(watts, volts, estimate.efficiency);
  const leastFuse = wiring.fuseTimes * amps;
  const next = Object.values(wiring.fuses).flatMap((sold) => sold.find((size) => size >= leastFuse) ?? []);
  const fuses = [...new Set(next)].sort((a, b) => a - b);
  // A cable must not burn before its fuse does.
  const toCarry = Math.max(leastFuse, ...fuses);
  const cables = metres.map((length) => {
    const leastArea = (2 * length * amps * wiring.copper) / (volts * wiring.mostDropPercent);
    const holds = Object.entries(wiring.carries).find(([area, most]) => most >= toCarry && Number(area) >= leastArea);
    return holds && Number(holds[0]);
  });
  return { amps, fuses, cables };
}
