import type { BackupPack } from './runtime';

/** Ampere-hours that a charger puts into the battery; `takenUp` is the share of them that stays. */
function chargedAmpereHours(chargerAmps: number, hours: number, takenUp: number): number {
  return chargerAmps * hours * takenUp;
}

/** Hours until so many ampere-hours are back in the battery. */
export function chargingHours(ampereHours: number, chargerAmps: number, takenUp: number): number {
  return ampereHours / (chargerAmps * takenUp);
}

export interface GivenBack {
  /** Ampere-hours that are in the battery again. */
  ampereHours: number;
  /** Watt-hours of them that reach the loads. */
  wattHours: number;
}

/** What the mains between two cuts give back, at most what the battery holds. */
export function givenBack(
  charger: { amps: number; mainsHours: number; takenUp: number },
  pack: BackupPack,
  { depth, efficiency }: { depth: number; efficiency: number },
  count = 1,
): GivenBack {
  const room = pack.ampereHours * depth * count;
  const ampereHours = Math.min(room, chargedAmpereHours(charger.amps, charger.mainsHours, charger.takenUp));
  return { ampereHours, wattHours: ampereHours * pack.volts * efficiency };
}
