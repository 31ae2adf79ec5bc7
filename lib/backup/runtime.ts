import type { BackupFigures, Bands, Losses } from '@/content/types';

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

/** Hours beyond which nobody asks. Keeps the answer finite where nothing draws power. */
const LONGEST_HOURS = 1000;

/** Watt-hours that a pack gives before it is as empty as `depth` allows. */
export function usableWattHours({ volts, ampereHours }: BackupPack, { depth }: Losses): number {
  return volts * ampereHours * depth;
}

/** Watts that the battery gives, so that the loads get theirs. */
export function batteryWatts(loadWatts: number, { efficiency, ownDrawWatts }: Assumptions): number {
  return loadWatts / efficiency + ownDrawWatts;
}

/** Hours that one pack runs a load, or `count` packs of the same kind. */
export function backupHours(loadWatts: number, pack: BackupPack, assumptions: Assumptions, count = 1): number {
  const watts = batteryWatts(loadWatts, assumptions);
  return watts > 0 ? Math.min(LONGEST_HOURS, (count * usableWattHours(pack, assumptions)) / watts) : LONGEST_HOURS;
}

/** Hours by the estimate, the careful and the best figure. */
export function backupHoursBands(loadWatts: number, pack: BackupPack, assumptions: Bands<Assumptions>, count = 1): Bands<number> {
  return forBands((band) => backupHours(loadWatts, pack, assumptions[band], count));
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
export function assumptionsFor(
  pack: Pick<BackupPack, 'volts'>,
  figures: BackupFigures,
  own: OwnAssumptions = {},
): Bands<Assumptions> {
  const { losses } = figures;
  const moved = (band: keyof Bands<Losses>, share: keyof Losses) => {
    const mine = own[share];
    return mine === undefined ? losses[band][share] : clampShare(mine + losses[band][share] - losses.estimate[share]);
  };
  return forBands((band) => ({
    depth: moved(band, 'depth'),
    efficiency: moved(band, 'efficiency'),
    ownDrawWatts: own.ownDrawWatts ?? (band === 'best' ? 0 : usualOwnDraw(systemVolts(pack.volts), figures)),
  }));
}

/** The system that a pack belongs to, as buyers name it: 12.8 V is 12V, 51.2 V is 48V. A cell belongs to none: 0. */
export function systemVolts(nominalVolts: number): number {
  return 12 * Math.round(nominalVolts / 12.8);
}

/** Of a system between two that are listed, the draw of the higher one. */
function usualOwnDraw(volts: number, { ownDraws }: BackupFigures): number {
  return (ownDraws.find((listed) => listed.volts >= volts) ?? ownDraws.at(-1))?.watts ?? 0;
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0.05, share));
}

function forBands<T>(make: (band: keyof Bands<T>) => T): Bands<T> {
  return { careful: make('careful'), estimate: make('estimate'), best: make('best') };
}
