import { charging } from '@/content/advice/charging';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { productPage } from '@/content/shop/product-page';
import type { ProductEntry } from '@/content/types';
import { fill } from '../format/texts';
import { CELLS_VOLTS, type Pack } from './energy';
import { limitInWatts } from './wiring';

/** Sentences for a pack's page: what the pack fits, and what to know and to set. */
export function listPackNotes(
  pack: Pick<Pack, 'systemVolts' | 'advisedChargeAmps' | 'currentLimitAmps'>,
  specs: ProductEntry['specs'],
) {
  const words = productPage.fits;
  const { systemVolts: volts, advisedChargeAmps, currentLimitAmps: limit } = pack;
  const { 'Charge Cut Off Voltage': charge, 'Discharge Cut Off Voltage': discharge } = specs;
  return {
    lead: fill(words.lead, { volts, ...limitInWatts(limit, volts) }),
    notes: [
      fill(words.settings, { ...chargerSettings(volts), amps: advisedChargeAmps }),
      words.joining,
      ...(volts === 12 ? [words.series] : []),
      ...(volts === 48 ? [words.large] : []),
      ...(charge && discharge ? [fill(words.limits, { charge, discharge })] : []),
      words.empty,
    ],
  };
}

/** Converts volts for a 12 V system into those for another: 14 for 24 V are `28.0`. */
export function voltsAt(systemVolts: number, forTwelve: number): string {
  return ((forTwelve * systemVolts) / 12).toFixed(1);
}

/** The charger settings of a 12, 24 or 48 V system as texts, such as `28.0 to 28.4V`, and the battery that they are for. */
export function chargerSettings(systemVolts: number) {
  const { charge, float, lowCutOff, chargeAtMost, flooded } = charging;
  const volts = (forTwelve: number) => voltsAt(systemVolts, forTwelve);
  const range = ([low, high]: readonly [number, number]) =>
    fill(inverterSettings.table.range, { low: volts(low), high: volts(high) });
  return {
    volts: systemVolts,
    charge: range(charge),
    float: range(float),
    lowCutOff: `${volts(lowCutOff)}V`,
    chargeAtMost: `${volts(chargeAtMost)}V`,
    flooded: `${volts(flooded)}V`,
    battery: volts(CELLS_VOLTS),
    cells: (4 * systemVolts) / 12,
  };
}

/** The value of each setting, with the range that fits and its program's number by kind of inverter. */
export function listPrograms(systemVolts: number) {
  const { kinds, rows, values, program } = inverterSettings.table;
  const { lowCutOff, charge, float } = chargerSettings(systemVolts);
  const backToMains = (charging.backToMains as Readonly<Record<number, number>>)[systemVolts];
  const texts = {
    ...values,
    current: fill(values.current, { amps: 100 * charging.currentShare }),
    charge: `${voltsAt(systemVolts, charging.program.charge)}V`,
    float: `${voltsAt(systemVolts, charging.program.float)}V`,
    lowCutOff,
    backToMains: backToMains === undefined ? values.ownManual : `${backToMains.toFixed(1)}V`,
  };
  const ranges: Readonly<Record<string, string>> = { charge, float };
  return rows.map(({ setting, numbers, value }) => ({
    setting,
    value: texts[value],
    range: ranges[value] ?? '',
    /** The program's number on each kind of inverter: `Voltronic kind 26, Growatt SPF 19` */
    programs: numbers.map((number, index) => fill(program, { kind: kinds[index] ?? '', number })).join(', '),
  }));
}

/** The settings of one voltage as a message to the electrician: a line for each program. */
export function settingsMessage(systemVolts: number, address: string): string {
  const { message, line, lineAlone } = inverterSettings.send;
  return [
    fill(message, chargerSettings(systemVolts)),
    ...listPrograms(systemVolts).map((program) => fill(program.programs ? line : lineAlone, program)),
    address,
  ].join('\n');
}
