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
    answer: `A LiFePO4 battery gives back about ${100 * backup.givenBack.lithium}% of the energy you put in; a tubular lead-acid battery gives back about ${100 * backup.givenBack.tubular}%. You can use ${100 * careful.depth} to ${100 * estimate.depth}% of its capacity every day, it needs no water, and it weighs about a quarter of a lead-acid battery of the same usable size. It is also more thermally stable than other lithium chemistries. Heat shortens any battery’s life, and above 45 °C it may stop charging until it cools, so give it the coolest shaded room with air around it.`,
    link: { label: 'Lithium or tubular: the cost over the years', href: routes.lithiumOrTubular },
  },
  {
    question: 'Can you build a custom battery pack?',
    answer:
      'Yes. Tell us the voltage, the capacity in Ah or the hours of backup you need, the largest load, and the space it must fit. We will suggest the cells, the management system and the case, and give you a price. Cells are joined in series for voltage: 4 make 12.8V, 8 make 25.6V and 16 make 51.2V.',
    link: { label: 'Work out the hours in the backup calculator', href: routes.backupCalculator },
  },
  {
    question: 'Do you give after-sales service?',
    answer: `Yes. ${promises.afterSales.says} We are open ${site.hours.inSentences}. Before you pay, ask for the warranty of your battery in writing, so that both sides know what it covers.`,
    link: { label: 'Check a battery before you pay', href: routes.checkABattery },
  },
  {
    question: 'Can I replace my lead-acid battery with lithium?',
    answer: `Usually, if the voltage is the same: a 12V UPS takes the 12V pack, a 24V system the 24V pack, a 48V inverter the 51.2V pack. Check that your UPS or inverter can charge at ${least} to ${most}V for each 12V and that equalising can be switched off: look for the battery type “User” or “USE”. A tubular setting fits if its highest voltage is at most ${atMost}V for each 12V. No menu? Measure the volts across your old battery, full, over a day of mains: never above ${atMost}V for each 12V fits. Not sure? Send us a photo of its label.`,
    link: { label: 'Inverter settings for 12, 24 and 48V', href: routes.inverterSettings },
  },
  {
    question: 'What is Alpha Ampere?',
    answer: `Alpha Ampere is our own battery brand. Its packs are ${promises.builtHere.says}. We also sell cells and management systems, and build custom packs. ${promises.seenFirst.says}`,
  },
  {
    question: 'Do you sell battery accessories?',
    answer:
      'Yes: 3.2V LFP cells in 100Ah and 27Ah, and a 4S-8S 100A battery management system, each with its price in the catalogue. For busbars, cables or a case, ask us on WhatsApp.',
  },
] as const satisfies readonly FaqItem[];
