import { charging } from '../advice/charging';
import { backup } from '../advice/backup';
import { promises } from '../promises';
import { routes } from '../routes';
import { site } from '../site';
import type { FaqItem } from '../types';

const { careful, estimate } = backup.losses;
const [least, most, atMost] = [...charging.charge, charging.chargeAtMost].map((volts) => volts.toFixed(1));

/** Figures are from maker datasheets and published guides; nothing here promises more than they do. */
export const faq = [
  {
    question: 'What are the advantages of LiFePO4 batteries?',
    answer: `It gives back about ${100 * backup.givenBack.lithium}% of the energy you put in, a tubular lead-acid battery about ${100 * backup.givenBack.tubular}%. You can use ${100 * careful.depth} to ${100 * estimate.depth}% of its capacity every day. It needs no water, and weighs about a quarter of a lead-acid battery of the same usable size. It is more thermally stable than other lithium chemistries. Heat shortens any battery’s life: give it the coolest shaded room with air around it.`,
    link: { label: 'Lithium or tubular: the cost over the years', href: routes.lithiumOrTubular },
  },
  {
    question: 'Can you build a custom battery pack?',
    answer:
      'Yes. Tell us the voltage, the Ah or the hours of backup, the largest load, and the space it must fit. We suggest the cells, the BMS (battery management system) and the case, with a price. Cells are joined in series for voltage: 4 make 12.8V, 8 make 25.6V and 16 make 51.2V.',
    link: { label: 'Work out the hours in the backup calculator', href: routes.backupCalculator },
  },
  {
    question: 'Do you give after-sales service?',
    answer: `Yes. ${promises.afterSales.says} We are open ${site.hours.inSentences}. Before you pay, ask for the warranty of your battery in writing.`,
    link: { label: 'Check a battery before you pay', href: routes.checkABattery },
  },
  {
    question: 'Can I replace my lead-acid battery (tubular or dry) with lithium?',
    answer: `Usually, if the voltage is the same: the 12V pack for a 12V UPS, 24V for 24V, 51.2V for a 48V inverter. The old battery comes out: never connect the two together. Your UPS or inverter must charge at ${least} to ${most}V for each 12V, with equalising off: look for the battery type “User” or “USE”. A tubular setting fits if its highest voltage is at most ${atMost}V for each 12V. No menu? Then its maker must say that it never equalises, and a good battery, full, must stay below that for a day. Not sure? Send us a photo of its label.`,
    link: { label: 'Inverter settings for 12, 24 and 48V', href: routes.inverterSettings },
  },
  {
    question: 'What is Alpha Ampere?',
    answer: `Alpha Ampere is our own battery brand. Its packs are ${promises.builtHere.says}. We also sell cells and BMS boards, and build custom packs. ${promises.seenFirst.says}`,
  },
  {
    question: 'Do you sell battery accessories?',
    answer:
      'Yes: 3.2V LFP cells in 100Ah and 27Ah, and a 4S-8S 100A battery management system (BMS), each with its price. For busbars, cables or a case, ask us on WhatsApp.',
  },
] as const satisfies readonly FaqItem[];
