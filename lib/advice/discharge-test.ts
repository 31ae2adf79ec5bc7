import { batteryWatts, type Assumptions, type Pack } from './energy';

/** A battery in a discharge test: its label, and how its inverter turns battery power into load. */
export type TestedBattery = Pick<Pack, 'nominalVolts' | 'ampereHours'> & Omit<Assumptions, 'depth'>;

/** What a battery gave in so many whole minutes at a steady load, also in whole percent of its label. */
export function testResult(watts: number, minutes: number, battery: TestedBattery) {
  const wattHours = (batteryWatts(watts, battery) * minutes) / 60;
  return { wattHours, percent: Math.round((100 * wattHours) / (battery.nominalVolts * battery.ampereHours)) };
}

/** The fewest whole minutes after which `testResult` says so many percent, so that table and form never disagree. */
export function minutesToGive(percent: number, watts: number, battery: TestedBattery): number {
  const wattHours = ((percent - 0.5) / 100) * battery.nominalVolts * battery.ampereHours;
  return Math.ceil((60 * wattHours) / batteryWatts(watts, battery) - 1e-9);
}
