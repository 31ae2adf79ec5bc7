import { charging } from '@/content/advice/charging';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { productPage } from '@/content/shop/product-page';
import type { ProductEntry } from '@/content/types';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';
import type { SpecificationPart } from '../shop/attributes';
import { wattsAt } from './fitting';
import type { Pack } from './energy';

/** What a pack fits, with its `warnings`; the UPS or inverter settings for it, with their `cautions`. */
export function listPackSettings(
  { systemVolts, advisedChargeAmps, currentLimitAmps }: Pick<Pack, 'systemVolts' | 'advisedChargeAmps' | 'currentLimitAmps'>,
  specs: ProductEntry['specs'],
) {
  const { lead, table, rows, values, old, otherTypes, never, limits, heat, empty, joining, large } = productPage.fits;
  const volts = chargerSettings(systemVolts);
  const [charge, discharge] = [specs['Charge Cut Off Voltage'], specs['Discharge Cut Off Voltage']];
  const settings: SpecificationPart = {
    title: fill(table, { volts: systemVolts }),
    rows: [
      [rows.type, values.type],
      [rows.charge, volts.charge],
      [rows.float, volts.float],
      [rows.lowCutOff, volts.lowCutOff],
      [rows.current, fill(values.current, { amps: advisedChargeAmps })],
      [rows.equalise, values.off],
      [rows.compensation, values.off],
    ],
  };
  const warnings = [old, joining, ...(systemVolts === 48 ? [large] : [])];
  const cautions = [
    fill(otherTypes, { most: volts.chargeAtMost }),
    fill(never, { flooded: volts.flooded }),
    ...(charge && discharge ? [fill(limits, { charge, discharge })] : []),
    heat,
    empty,
  ];
  const watts = groupThousands(wattsAt(currentLimitAmps, systemVolts));
  return { lead: fill(lead, { volts: systemVolts, watts }), settings, warnings, cautions };
}

/** The charger settings of a 12, 24 or 48 V system as texts, such as `28.0 to 28.4V`, and the battery that they are for. */
export function chargerSettings(systemVolts: number) {
  const times = systemVolts / 12;
  const volts = (forTwelve: number) => (forTwelve * times).toFixed(1);
  const range = ([least, most]: readonly [number, number]) => `${volts(least)} to ${volts(most)}V`;
  return {
    charge: range(charging.charge),
    float: range(charging.float),
    lowCutOff: `${volts(charging.lowCutOff)}V`,
    chargeAtMost: `${volts(charging.chargeAtMost)}V`,
    flooded: `${volts(charging.flooded)}V`,
    battery: volts(charging.cell.volts * charging.cell.inSeries),
    cells: charging.cell.inSeries * times,
  };
}

/** The value of each program of an inverter, and its number by kind of inverter. */
export function listPrograms(systemVolts: number) {
  const { kinds, rows, values } = inverterSettings.programs;
  const { lowCutOff } = chargerSettings(systemVolts);
  const volts = (forTwelve: number) => `${((forTwelve * systemVolts) / 12).toFixed(1)}V`;
  const backToMains = (charging.backToMains as Readonly<Record<number, number>>)[systemVolts];
  const texts = {
    ...values,
    current: fill(values.current, { amps: 100 * charging.currentShare }),
    charge: volts(charging.program.charge),
    float: volts(charging.program.float),
    lowCutOff,
    backToMains: backToMains === undefined ? values.ownManual : `${backToMains.toFixed(1)}V`,
  };
  return rows.map(({ setting, numbers, value }) => ({
    setting,
    value: texts[value],
    /** `Voltronic kind 26, Growatt SPF 19` */
    programs: kinds.map((kind, index) => fill(inverterSettings.send.program, { kind, number: numbers[index] ?? '' })).join(', '),
  }));
}

/** The settings of one voltage as a message to the fitter: a line for each program. */
export function settingsMessage(systemVolts: number, address: string): string {
  const { message, line, end } = inverterSettings.send;
  const { battery, cells } = chargerSettings(systemVolts);
  return [
    fill(message, { battery, cells, volts: systemVolts }),
    ...listPrograms(systemVolts).map(({ setting, value, programs }) => fill(line, { setting, value, programs })),
    fill(end, { address }),
  ].join('\n');
}
