import type { BackupFigures } from '@/content/types';
import { batteryWatts, systemVolts, type Assumptions, type BackupPack } from './runtime';

/** `fine` is advised, `high` lies above what is advised, `refused` above what the pack may give. */
export type CurrentVerdict = 'fine' | 'high' | 'refused';

/** Amperes that a pack gives while the loads run. */
export function batteryCurrent(loadWatts: number, pack: BackupPack, assumptions: Assumptions): number {
  return batteryWatts(loadWatts, assumptions) / pack.volts;
}

/** The current against the pack's limit. The same for any number of packs: joined ones don't always share it alike. */
export function judgeCurrent(
  amps: number,
  { currentLimitAmps }: BackupPack,
  { advisedShareOfLimit }: BackupFigures,
): CurrentVerdict {
  if (amps > currentLimitAmps) return 'refused';
  return amps > currentLimitAmps * advisedShareOfLimit ? 'high' : 'fine';
}

/** The next higher system voltage, which takes the same load with less current; none above the highest. */
export function nextVoltage(nominalVolts: number, { systemVolts: systems }: BackupFigures): number | undefined {
  return systems.find((volts) => volts > systemVolts(nominalVolts));
}

/** Whole amperes of a refusal, which are never shown as what the pack may just give. */
export function refusedAmps(amps: number, { currentLimitAmps }: BackupPack): number {
  return Math.max(Math.floor(currentLimitAmps) + 1, Math.round(amps));
}
