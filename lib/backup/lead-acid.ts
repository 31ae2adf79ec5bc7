import type { BackupFigures } from '@/content/types';

/** How many lead-acid batteries of 12 V make a system: one, two, four. */
export function tubularsFor(systemVolts: number, { leadAcid }: BackupFigures): number {
  return Math.max(1, Math.round(systemVolts / leadAcid.volts));
}

/** Watt-hours of the lead-acid batteries of a system, discharged as little and as far as they usually are. */
export function tubularWattHours(systemVolts: number, figures: BackupFigures): { gentle: number; deep: number } {
  const { volts, ampereHours, gentleDepth, deepDepth } = figures.leadAcid;
  const whole = tubularsFor(systemVolts, figures) * volts * ampereHours;
  return { gentle: whole * gentleDepth, deep: whole * deepDepth };
}

/** How often batteries are bought over the years, the first time included. */
export function purchases(years: number, yearsBetween: number): number {
  return Math.max(1, Math.ceil(years / yearsBetween - 1e-9));
}

/** Rupees for lead-acid batteries over the years. */
export function tubularCost(
  { rupees, yearsBetween, years, systemVolts }: { rupees: number; yearsBetween: number; years: number; systemVolts: number },
  figures: BackupFigures,
): number {
  return rupees * tubularsFor(systemVolts, figures) * purchases(years, yearsBetween);
}
