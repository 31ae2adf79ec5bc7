import { backup } from '../advice/backup';
import { charging } from '../advice/charging';
import { promises } from '../promises';
import { routes } from '../routes';
import type { FaqItem } from '../types';

const { careful, estimate } = backup.losses;
const inPercent = (share: number) => Math.round(100 * share);
const [least, most, atMost] = [...charging.charge, charging.chargeAtMost].map((volts) => volts.toFixed(1));

/** Figures are from maker datasheets and published guides; nothing here promises more than they do. */
export const faq = [
  {
    question: 'What are the advantages of LiFePO4 batteries?',
    answer: `About ${inPercent(backup.givenBack.lithium)}% of what you put in comes back, of a tubular about ${inPercent(backup.givenBack.tubular)}%. You can use ${inPercent(careful.depth)} to ${inPercent(estimate.depth)}% every day. No water, and a quarter of the weight. Heat shortens its life.`,
    link: { label: 'Lithium or tubular', href: routes.lithiumOrTubular },
  },
  {
    question: 'Can you build a custom battery pack?',
    answer: 'Yes. Tell us voltage, hours, largest load and space. We answer with cells, BMS, case and a price.',
    link: { label: 'Which battery do I need?', href: routes.backupCalculator },
  },
  {
    question: 'Do you give after-sales service?',
    answer: `Yes. ${promises.afterSales.says} Before you pay, ask for its warranty in writing.`,
    link: { label: 'Check a battery', href: routes.checkABattery },
  },
  {
    question: 'Can I replace my lead-acid battery (tubular or dry) with lithium?',
    answer: `Usually, at the same voltage; two 12V packs in series only with our written yes. The old battery comes out first: sell it whole, never pour its acid out. Your UPS must charge at ${least} to ${most}V for each 12V, ${atMost}V at most. Equalising, temperature compensation and desulphation (“refresh”): off. Not sure? Send a photo of its label.`,
    link: { label: 'Inverter settings', href: routes.inverterSettings },
  },
  {
    question: 'What is Alpha Ampere?',
    answer: `Our own battery brand, ${promises.builtHere.says}. ${promises.seenFirst.says}`,
  },
  {
    question: 'Do you sell battery accessories?',
    answer: 'Yes: LFP cells of 100Ah and 27Ah, and a 4S-8S 100A BMS. For busbars, cables or a case ask us.',
  },
] as const satisfies readonly FaqItem[];
