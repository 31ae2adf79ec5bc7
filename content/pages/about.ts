import { promises } from '../promises';
import { routes } from '../routes';
import { site } from '../site';

export const about = {
  hero: {
    title: 'We build the battery, so we answer for it',
    lead: `Alpha Ampere is a lithium battery maker on ${site.address.street}. Packs under our own name are ${promises.builtHere.says}.`,
  },
  stats: [
    { number: site.stats.years, label: 'Years Experience' },
    { number: site.stats.batteries, label: 'Batteries Delivered' },
    { number: site.stats.customers, label: 'Happy Customers' },
    { number: site.stats.satisfaction, label: 'Satisfaction Rate' },
  ],
  story: {
    title: 'Who We Are',
    paragraphs: [
      'We have worked with batteries for over a decade. Load-shedding taught us what a buyer needs: a battery that suits the system it goes into, an honest figure on the label, and someone to call afterwards.',
      `Our packs use LiFePO4 cells, joined in series with busbars and watched by a BMS (battery management system), ${promises.builtHere.says}, on ${site.address.street}.`,
      'We also sell cells and BMS boards to people who build their own packs. If you want one built, tell us the voltage, the hours of backup and the space it has to fit.',
    ],
    links: [
      { label: 'Prices of all packs, cells and boards', href: routes.products },
      { label: 'Which battery do I need?', href: routes.backupCalculator },
    ],
    picture: 'about-assembly-bench',
    alt: 'An open battery pack on the assembly bench: eight cells joined in their case, a meter at one of them, the BMS board beside',
    drawn: 'scene',
  },
  mission: {
    title: 'Our Mission',
    text: 'To give homes, shops and riders in Pakistan stored power they can count on, at prices anyone can see.',
  },
  vision: {
    title: 'Our Vision',
    text: 'A country where load-shedding is something the battery notices and the family does not.',
  },
  valuesTitle: 'What we stand for',
  values: [
    {
      title: 'Innovation',
      description:
        'LiFePO4 instead of lead-acid, a BMS instead of guesswork. When something better proves itself, we build with it.',
    },
    {
      title: 'Reliability',
      description: `${promises.testedFirst.says}. Prices and figures are on this site, so you can check them before you ask.`,
    },
    { title: 'Customer Focus', description: promises.smallestBattery.says },
    {
      title: 'Engineering Excellence',
      description: 'We take as much care over the busbars, wiring and BMS as over the case: you can’t see inside it.',
    },
  ],
  pledgesTitle: 'Three pledges to every buyer',
  pledges: [
    { name: 'Safety First', description: `LiFePO4 chemistry, and in each home pack ${promises.cellGuard.says}.` },
    { name: 'Customization at Core', description: promises.madeToFit.says },
    {
      name: 'Responsive Support',
      description: `On WhatsApp, before the sale and after it. ${promises.answersInTime.says}.`,
    },
  ],
  closing: {
    title: 'Tell us what must run',
    text: 'Send us your load, your hours of load-shedding and a photo of your inverter’s label. We answer with a battery and a price.',
    orderButton: 'Ask on WhatsApp',
    orderTopic: 'a battery for my home',
    quoteButton: 'Request Quote',
  },
} as const;
