import { productPage } from '@/content/product-page';
import type { CataloguePack } from './backup/catalogue-packs';
import { chargerSettings } from './charging-volts';
import { fillText } from './fill-text';
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
    lead: fillText(lead, { volts: systemVolts }),
    settings: {
      title: fillText(table, { volts: systemVolts }),
      rows: [
        [rows.charge, volts.charge],
        [rows.float, volts.float],
        [rows.tubular, fillText(tubular, { tubular: volts.tubular })],
        [rows.equalise, off],
        [rows.compensation, off],
      ],
    },
    warnings: [
      fillText(never, { equalise: volts.equalise }),
      ...(cutOff ? [fillText(cutOffText, { cutOff })] : []),
      joining,
    ],
  };
}
