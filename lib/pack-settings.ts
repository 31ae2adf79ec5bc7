import { productPage } from '@/content/product-page';
import type { CataloguePack } from './backup/catalogue-packs';
import { chargerSettings } from './charging-volts';
import { fill } from './fill';
import type { SpecificationPart } from './specification-groups';

export interface PackSettings {
  lead: string;
  settings: SpecificationPart;
  /** What not to do, and what is easily misread. */
  warnings: string[];
}

/** What a buyer looks for on the label of a UPS or inverter before this pack is connected to it. */
export function listPackSettings({ systemVolts }: Pick<CataloguePack, 'systemVolts'>, cutOff: string | undefined): PackSettings {
  const { lead, table, rows, tubular, off, never, cutOff: cutOffText, joining } = productPage.fits;
  const volts = chargerSettings(systemVolts);
  return {
    lead: fill(lead, { volts: systemVolts }),
    settings: {
      title: fill(table, { volts: systemVolts }),
      rows: [
        [rows.charge, volts.charge],
        [rows.float, volts.float],
        [rows.tubular, fill(tubular, { tubular: volts.tubular })],
        [rows.equalise, off],
        [rows.compensation, off],
      ],
    },
    warnings: [fill(never, { equalise: volts.equalise }), ...(cutOff ? [fill(cutOffText, { cutOff })] : []), joining],
  };
}
