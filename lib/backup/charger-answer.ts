import type { BackupFigures } from '@/content/types';
import { chargingHours, givenBack } from './charging';
import type { Question, Suggestion } from './recommend';
import { assumptionsFor, backupHours, batteryWatts } from './runtime';

export interface ChargerAnswer {
  /** What one cut takes out is back in the battery before the next. */
  enough: boolean;
  /** Watt-hours that reach the loads, and the watts that makes over the next cut. */
  backWattHours: number;
  backWatts: number;
  /** From empty to full. */
  fullHours: number;
}

/** Whether a charger fills what a cut takes, in the hours of mains between two cuts. By the estimate. */
export function judgeCharger(
  charger: { amps: number; mainsHours: number },
  { pack, count }: Suggestion,
  { load, hours, own }: Question,
  figures: BackupFigures,
): ChargerAnswer {
  const { estimate } = assumptionsFor(pack, figures, own);
  const takenUp = figures.chargeTakenUp;
  const back = givenBack({ ...charger, takenUp }, pack, estimate, count);
  const running = Math.min(hours, backupHours(load.watts, pack, estimate, count));
  const used = (batteryWatts(load.watts, estimate) * running) / pack.volts;
  return {
    enough: back.ampereHours >= used,
    backWattHours: back.wattHours,
    backWatts: back.wattHours / hours,
    fullHours: chargingHours(pack.ampereHours * estimate.depth * count, charger.amps, takenUp),
  };
}
