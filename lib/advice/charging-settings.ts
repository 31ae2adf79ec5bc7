import { charging } from '@/content/advice/charging';
import { productPage } from '@/content/shop/product-page';
import type { ProductEntry } from '@/content/types';
import { fill } from '../format/fill';
import type { SpecificationPart } from '../shop/attributes';
import type { CataloguePack } from './packs';

/** The UPS or inverter settings for a pack, and the mistakes to avoid. */
export function listPackSettings(
  { systemVolts, advisedChargeAmps }: Pick<CataloguePack, 'systemVolts' | 'advisedChargeAmps'>,
  specs: ProductEntry['specs'],
) {
  const { lead, table, rows, values, otherTypes, never, limits, joining } = productPage.fits;
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
  const warnings = [
    fill(otherTypes, { tubular: volts.tubular }),
    fill(never, { flooded: volts.flooded }),
    ...(charge && discharge ? [fill(limits, { charge, discharge })] : []),
    joining,
  ];
  return { lead: fill(lead, { volts: systemVolts }), settings, warnings };
}

/** The charger settings of a 12, 24 or 48 V system as texts, such as `28.0 to 28.8V`. */
export function chargerSettings(systemVolts: number) {
  const volts = (forTwelve: number) => ((forTwelve * systemVolts) / 12).toFixed(1);
  const range = ([least, most]: readonly [number, number]) => `${volts(least)} to ${volts(most)}V`;
  return {
    charge: range(charging.charge),
    float: range(charging.float),
    lowCutOff: `${volts(charging.lowCutOff)}V`,
    /** The highest voltage that a setting for tubular batteries may have if it is used for a pack. */
    tubular: `${volts(charging.charge[1])}V`,
    flooded: `${volts(charging.flooded)}V`,
  };
}
