import type { BackupFigures, Bands } from '@/content/types';
import { batteryCurrent, judgeCurrent, nextVoltage, type CurrentVerdict } from './current';
import { assumptionsFor, backupHoursBands, systemVolts, type BackupPack, type OwnAssumptions } from './runtime';

export interface LoadToRun {
  watts: number;
  /** The lowest system voltage that the loads may run on, as `leastVolts` gives it. */
  leastVolts: number;
}

/** What one kind of pack makes of a load. */
export interface PackRun {
  verdict: CurrentVerdict;
  /** By the estimate. */
  amps: number;
  /** Of `count` packs together. They mean nothing where the verdict is a refusal. */
  hours: Bands<number>;
  /** The system to go to instead of a refusal, where there is one. */
  nextVolts: number | undefined;
}

/** A load on one pack, or on `count` of them. */
export function runPack(load: LoadToRun, pack: BackupPack, figures: BackupFigures, own: OwnAssumptions = {}, count = 1): PackRun {
  const assumptions = assumptionsFor(pack, figures, own);
  const amps = batteryCurrent(load.watts, pack, assumptions.estimate);
  const startsTooHard = systemVolts(pack.volts) < load.leastVolts;
  return {
    verdict: startsTooHard ? 'refused' : judgeCurrent(amps, pack, figures),
    amps,
    hours: backupHoursBands(load.watts, pack, assumptions, count),
    nextVolts: nextVoltage(pack.volts, figures),
  };
}
