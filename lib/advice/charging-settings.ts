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
  const { lead, table, rows, values, old, empty, joining, large } = productPage.fits;
  const volts = chargerSettings(systemVolts);
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
  const cautions = [...listCautions([volts], [specs]), empty];
  const watts = groupThousands(wattsAt(currentLimitAmps, systemVolts));
  return { lead: fill(lead, { volts: systemVolts, watts }), settings, warnings, cautions };
}

/** What to avoid with these settings, and where the protection of packs with these `specs` acts. */
export function listCautions(
  settings: readonly ReturnType<typeof chargerSettings>[],
  specs: readonly ProductEntry['specs'][],
): string[] {
  const { otherTypes, never, limits, heat } = productPage.fits;
  const inList = (volts: readonly (string | undefined)[]) => volts.filter(Boolean).join(' / ');
  const charge = inList(specs.map((spec) => spec['Charge Cut Off Voltage']));
  const discharge = inList(specs.map((spec) => spec['Discharge Cut Off Voltage']));
  return [
    fill(otherTypes, { most: inList(settings.map(({ chargeAtMost }) => chargeAtMost)) }),
    fill(never, { flooded: inList(settings.map(({ flooded }) => flooded)) }),
    ...(charge && discharge ? [fill(limits, { charge, discharge })] : []),
    heat,
  ];
}

/** Volts for a 12 V system as those of another: `28.0` */
export function voltsAt(systemVolts: number, forTwelve: number): string {
  return ((forTwelve * systemVolts) / 12).toFixed(1);
}

/** The charger settings of a 12, 24 or 48 V system as texts, such as `28.0 to 28.4V`, and the battery that they are for. */
export function chargerSettings(systemVolts: number) {
  const { charge, float, lowCutOff, chargeAtMost, flooded, cell } = charging;
  const volts = (forTwelve: number) => voltsAt(systemVolts, forTwelve);
  return {
    volts: systemVolts,
    charge: `${volts(charge[0])} to ${volts(charge[1])}V`,
    float: `${volts(float[0])} to ${volts(float[1])}V`,
    lowCutOff: `${volts(lowCutOff)}V`,
    chargeAtMost: `${volts(chargeAtMost)}V`,
    flooded: `${volts(flooded)}V`,
    battery: volts(cell.volts * cell.inSeries),
    cells: (cell.inSeries * systemVolts) / 12,
  };
}

/** The value of each program of an inverter, and its number by kind of inverter. */
export function listPrograms(systemVolts: number) {
  const { kinds, rows, values } = inverterSettings.programs;
  const { lowCutOff } = chargerSettings(systemVolts);
  const backToMains = (charging.backToMains as Readonly<Record<number, number>>)[systemVolts];
  const texts = {
    ...values,
    current: fill(values.current, { amps: 100 * charging.currentShare }),
    charge: `${voltsAt(systemVolts, charging.program.charge)}V`,
    float: `${voltsAt(systemVolts, charging.program.float)}V`,
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
