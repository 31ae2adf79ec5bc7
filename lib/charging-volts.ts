import { chargingVolts } from '@/content/charging';

/** What a charger should be set to for a system of so many volts, as a label writes it: "28.4 to 29.2V". */
export interface ChargerSettings {
  charge: string;
  float: string;
  tubular: string;
  equalise: string;
}

export function chargerSettings(systemVolts: number): ChargerSettings {
  const volts = (forTwelve: number) => ((forTwelve * systemVolts) / 12).toFixed(1);
  const range = ([least, most]: readonly [number, number]) => `${volts(least)} to ${volts(most)}V`;
  return {
    charge: range(chargingVolts.charge),
    float: range(chargingVolts.float),
    tubular: `${volts(chargingVolts.tubular)}V`,
    equalise: range(chargingVolts.equalise),
  };
}
