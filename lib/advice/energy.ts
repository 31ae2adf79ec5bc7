import { backup } from '@/content/advice/backup';
import type { Range, Losses } from '@/content/types';

/*
 * usable energy  Wh = nominal volts × Ah × depth of discharge
 * battery power  W  = load / inverter efficiency + the inverter's own draw
 * hours             = usable energy / battery power
 * current        A  = load at its peak / inverter efficiency / 12, 24 or 48 V
 *
 * A pump or a washing machine draws its power only for its own hours of a power cut.
 */

/** What advice reckons with. It has few fields, because pages send it to the browser. */
export interface Pack {
  /** The product's id, which is also the end of its address. */
  id: string;
  name: string;
  shortName: string;
  rupees: number;
  soldOut: boolean;
  /** The voltage of the system, 12, 24 or 48, as it stands on the UPS or inverter. */
  systemVolts: number;
  /** The pack's nominal volts: 12.8 where its system is called 12. */
  nominalVolts: number;
  ampereHours: number;
  currentLimitAmps: number;
  /** The highest charging current that is allowed; `advisedChargeAmps` is the one to set. */
  chargeLimitAmps: number;
  advisedChargeAmps: number;
  /** The rated life in years; null if the specification gives none. */
  lifeYears: number | null;
}

type Energy = Pick<Pack, 'nominalVolts' | 'ampereHours'>;

/** Losses, and the inverter's own draw in watts. */
export interface Assumptions extends Losses {
  idleDrawWatts: number;
}

/** A visitor's own figures; a missing one takes the default of `content/advice/backup.ts`. */
export type OwnAssumptions = Partial<Assumptions>;

/** All appliances that are to run, added up. */
export interface TotalLoad {
  /** The watts of all appliances at once, on average where one switches itself on and off. */
  watts: number;
  /** The watts with each appliance at its peak, which the current must be enough for. */
  peakWatts: number;
  /** The appliances that run only for some hours of a power cut, the shortest time first; `watts` includes them. */
  timedLoads: readonly { watts: number; hours: number }[];
  /** The lowest system voltage that all appliances can run on; 0 if none needs a certain voltage. */
  leastVolts: number;
  /** Whether motors start, which takes several times their watts; `unknown`: one starts with too much to reckon with. */
  starts?: 'motor' | 'motors' | 'unknown';
}

/** The volts of four cells in series, which replace a 12 V battery. */
export const CELLS_VOLTS = 12.8;

/** Keeps the hours finite when nothing draws power. */
const LONGEST_HOURS = 1000;

/** The watt-hours that a pack gives down to the depth of discharge. */
export function usableWattHours({ nominalVolts, ampereHours }: Energy, { depth }: Losses): number {
  return nominalVolts * ampereHours * depth;
}

/** The watts that a load draws from the battery, including losses and the inverter's own draw. */
export function batteryWatts(loadWatts: number, { efficiency, idleDrawWatts }: Omit<Assumptions, 'depth'>): number {
  return loadWatts / efficiency + idleDrawWatts;
}

/** The amperes at so many watts, as an electrician reckons them: at 12, 24 or 48 V, a battery's volts when it is nearly empty. */
export function batteryAmps(watts: number, systemVolts: number, efficiency: number): number {
  return watts / efficiency / systemVolts;
}

/** The watt-hours that a load takes from the battery in a power cut of so many hours. */
export function batteryWattHours(
  { watts, timedLoads }: TotalLoad,
  hours: number,
  assumptions: Omit<Assumptions, 'depth'>,
): number {
  const notRun = timedLoads.reduce((sum, part) => sum + part.watts * Math.max(0, hours - part.hours), 0);
  return batteryWatts(watts, assumptions) * hours - notRun / assumptions.efficiency;
}

/** How many hours `count` packs of one kind run a load, if those that run only for some hours run first. */
export function backupHours(load: TotalLoad, pack: Energy, assumptions: Assumptions, count = 1): number {
  let wattHours = count * usableWattHours(pack, assumptions);
  let watts = batteryWatts(load.watts, assumptions);
  let ran = 0;
  for (const part of load.timedLoads) {
    const taken = watts * (part.hours - ran);
    if (taken >= wattHours) break;
    wattHours -= taken;
    watts -= part.watts / assumptions.efficiency;
    ran = part.hours;
  }
  return watts > 0 ? Math.min(LONGEST_HOURS, ran + wattHours / watts) : LONGEST_HOURS;
}

/** How many packs of one kind it takes to run a load for so many hours. */
export function packsForHours(load: TotalLoad, hours: number, pack: Energy, assumptions: Assumptions): number {
  const needed = batteryWattHours(load, hours, assumptions);
  // A quotient that should be a whole number may come out just above it.
  return Math.ceil(needed / usableWattHours(pack, assumptions) - 1e-9);
}

/**
 * The assumptions at a pack's voltage. A visitor's own figure shifts the careful and the best case as well. The best case
 * leaves out the inverter's own draw, unless the visitor has entered it.
 */
export function assumptionsFor({ nominalVolts }: Pick<Pack, 'nominalVolts'>, own: OwnAssumptions = {}): Range<Assumptions> {
  const { losses, idleDraws } = backup;
  const moved = (band: keyof Range<Losses>, share: keyof Losses) => {
    const usual = losses.estimate[share];
    // No share is below the least that `backup-schema.ts` takes.
    return Math.min(1, Math.max(0.05, losses[band][share] + ((own[share] ?? usual) - usual)));
  };
  const usualDraw = (idleDraws as Readonly<Record<number, number>>)[systemVoltsOf(nominalVolts)] ?? idleDraws[48];
  return forRange((band) => ({
    depth: moved(band, 'depth'),
    efficiency: moved(band, 'efficiency'),
    idleDrawWatts: own.idleDrawWatts ?? (band === 'best' ? 0 : usualDraw),
  }));
}

export function forRange<T>(make: (band: keyof Range<T>) => T): Range<T> {
  return { careful: make('careful'), estimate: make('estimate'), best: make('best') };
}

/** The system voltage of a pack: 12 for 12.8 V, 48 for 51.2 V, 0 for a single cell. */
export function systemVoltsOf(nominalVolts: number): number {
  return 12 * Math.round(nominalVolts / CELLS_VOLTS);
}

/** The watt-hours that a charger stores for the loads between two power cuts, at most what the battery holds. */
export function chargedWattHours(
  charger: { amps: number; mainsHours: number },
  pack: Energy,
  { depth, efficiency }: Losses,
  count = 1,
): number {
  const ampereHours = charger.amps * charger.mainsHours * backup.chargeTakenUp;
  return Math.min(ampereHours, pack.ampereHours * depth * count) * pack.nominalVolts * efficiency;
}

/** How many hours a charger takes to put so many ampere-hours into the battery. */
export function chargingHours(ampereHours: number, chargerAmps: number): number {
  return ampereHours / (chargerAmps * backup.chargeTakenUp);
}

/** The 12 V lead-acid batteries that make a system of these volts, 1, 2 or 4, and their watt-hours at gentle and deep discharge. */
export function tubularsFor(volts: number) {
  const { leadAcid } = backup;
  const tubulars = Math.max(1, Math.round(volts / leadAcid.volts));
  const whole = tubulars * leadAcid.volts * leadAcid.ampereHours;
  return { tubulars, gentle: whole * leadAcid.gentleDepth, deep: whole * leadAcid.deepDepth };
}
