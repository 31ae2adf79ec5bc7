import { backup } from '@/content/backup';
import type { Bands, Load, Losses } from '@/content/types';

/*
 * usable energy  Wh = nominal volts × Ah × depth of discharge
 * battery power  W  = load / inverter efficiency + the inverter's own draw
 * hours             = usable energy / battery power
 */

/** What the arithmetic needs to know of a pack. */
export interface BackupPack {
  /** Nominal: 12.8, not the 12 of its system. */
  volts: number;
  ampereHours: number;
  currentLimitAmps: number;
}

/** Losses, and the inverter's own draw in watts. */
export interface Assumptions extends Losses {
  ownDrawWatts: number;
}

/** What a visitor knows better than we do; what is left out keeps our figure. */
export type OwnAssumptions = Partial<Assumptions>;

/** How many of which load, by its id. What is missing counts as none. */
export type LoadCounts = Readonly<Record<string, number>>;

export interface LoadToRun {
  watts: number;
  /** The lowest system voltage that all of the loads may run on; 0 where none asks for one. */
  leastVolts: number;
}

/** Hours beyond which nobody asks. Keeps the answer finite where nothing draws power. */
const LONGEST_HOURS = 1000;

/** The loads of which there is at least one. */
export function chosenLoads(counts: LoadCounts): Load[] {
  return backup.loads.filter(({ id }) => (counts[id] ?? 0) > 0);
}

/** All loads together, without those that no battery should run. */
export function sumLoads(counts: LoadCounts, otherWatts = 0): LoadToRun {
  const loads = chosenLoads(counts).filter(({ notForBattery }) => !notForBattery);
  return {
    watts: loads.reduce((sum, { id, watts }) => sum + watts * (counts[id] ?? 0), otherWatts),
    leastVolts: Math.max(0, ...loads.map(({ leastVolts = 0 }) => leastVolts)),
  };
}

/** Watt-hours that a pack gives before it is as empty as `depth` allows. */
export function usableWattHours({ volts, ampereHours }: BackupPack, { depth }: Losses): number {
  return volts * ampereHours * depth;
}

/** Watts that the battery gives, so that the loads get theirs. */
export function batteryWatts(loadWatts: number, { efficiency, ownDrawWatts }: Assumptions): number {
  return loadWatts / efficiency + ownDrawWatts;
}

/** Hours that packs of one kind run a load. */
export function backupHours(loadWatts: number, pack: BackupPack, assumptions: Assumptions, count = 1): number {
  const watts = batteryWatts(loadWatts, assumptions);
  return watts > 0 ? Math.min(LONGEST_HOURS, (count * usableWattHours(pack, assumptions)) / watts) : LONGEST_HOURS;
}

/** How many packs of one kind run a load for so many hours; none where there is no load. */
export function packsForHours(loadWatts: number, hours: number, pack: BackupPack, assumptions: Assumptions): number {
  const needed = batteryWatts(loadWatts, assumptions) * hours;
  // A product of shares and volts that should be whole may lie a hair above it.
  return Math.max(0, Math.ceil(needed / usableWattHours(pack, assumptions) - 1e-9));
}

/**
 * What is taken for granted at a pack's voltage. A visitor's own shares move the whole range with them; of the best case
 * the inverter's own draw counts as nothing, unless the visitor has named it.
 */
export function assumptionsFor({ volts }: Pick<BackupPack, 'volts'>, own: OwnAssumptions = {}): Bands<Assumptions> {
  const { losses } = backup;
  const moved = (band: keyof Bands<Losses>, share: keyof Losses) => {
    const mine = own[share];
    return mine === undefined ? losses[band][share] : clampShare(mine + losses[band][share] - losses.estimate[share]);
  };
  return forBands((band) => ({
    depth: moved(band, 'depth'),
    efficiency: moved(band, 'efficiency'),
    ownDrawWatts: own.ownDrawWatts ?? (band === 'best' ? 0 : usualOwnDraw(systemVolts(volts))),
  }));
}

export function forBands<T>(make: (band: keyof Bands<T>) => T): Bands<T> {
  return { careful: make('careful'), estimate: make('estimate'), best: make('best') };
}

/** The system that a pack belongs to, as buyers name it: 12.8 V is 12V, 51.2 V is 48V. A cell belongs to none: 0. */
export function systemVolts(nominalVolts: number): number {
  return 12 * Math.round(nominalVolts / 12.8);
}

/** Watt-hours that a charger gives back to the loads between two cuts, at most what the battery holds. */
export function givenBack(
  charger: { amps: number; mainsHours: number },
  pack: BackupPack,
  { depth, efficiency }: Losses,
  count = 1,
): number {
  const ampereHours = charger.amps * charger.mainsHours * backup.chargeTakenUp;
  return Math.min(ampereHours, pack.ampereHours * depth * count) * pack.volts * efficiency;
}

/** Hours until so many ampere-hours are back in the battery. */
export function chargingHours(ampereHours: number, chargerAmps: number): number {
  return ampereHours / (chargerAmps * backup.chargeTakenUp);
}

/** How many lead-acid batteries of 12 V make a system: one, two, four. */
export function tubularsFor(volts: number): number {
  return Math.max(1, Math.round(volts / backup.leadAcid.volts));
}

/** Watt-hours of the lead-acid batteries of a system, discharged as little and as far as they usually are. */
export function tubularWattHours(volts: number): { gentle: number; deep: number } {
  const { leadAcid } = backup;
  const whole = tubularsFor(volts) * leadAcid.volts * leadAcid.ampereHours;
  return { gentle: whole * leadAcid.gentleDepth, deep: whole * leadAcid.deepDepth };
}

/** How often batteries are bought over the years, the first time included. */
export function purchases(years: number, yearsBetween: number): number {
  return Math.max(1, Math.ceil(years / yearsBetween - 1e-9));
}

/** Of a system between two that are listed, the draw of the higher one. */
function usualOwnDraw(volts: number): number {
  const { ownDraws } = backup;
  return (ownDraws.find((listed) => listed.volts >= volts) ?? ownDraws.at(-1))?.watts ?? 0;
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0.05, share));
}
