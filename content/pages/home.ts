import { catalogueParts } from '../navigation';
import { promises } from '../promises';

export const home = {
  hero: {
    title: 'Powering Tomorrow with Premium',
    /** Stays on one line. */
    titleEnd: 'Lithium Technology',
    lead: `LiFePO4 batteries for homes, bikes and solar, ${promises.builtHere.says}. Order in one WhatsApp chat.`,
    orderButton: 'Chat to Order',
    orderTopic: 'Premium Lithium Batteries',
    customButton: 'Get Custom Battery',
    drawn: 'product',
    /** Pictures of packs on a transparent ground, by the products' ids. */
    packs: [
      { id: '12v-100ah-lithium-battery', picture: 'hero-12v', alt: 'Alpha Ampere 12V 100Ah battery with its charge display on' },
      { id: '24v-100ah-lithium-battery', picture: 'hero-24v', alt: 'Alpha Ampere 24V 100Ah battery with its charge display on' },
      {
        id: '51-2v-100ah-lithium-battery',
        picture: 'hero-51v',
        alt: 'Alpha Ampere 51.2V 100Ah battery with its charge display on',
      },
    ],
    /** The site takes these figures from the catalogue, and leaves out any that no product has. */
    figures: {
      life: { label: 'Rated life, whichever comes first', unit: 'years or {cycles} cycles' },
      energy: { label: 'Home packs', unit: 'kWh' },
      volts: { label: 'Home packs', unit: 'V' },
      price: { label: 'Home packs from', unit: 'PKR', unitFirst: true },
    },
  },
  services: {
    title: 'Products and Services',
    lead: 'From a single cell to backup for the main rooms of a house.',
    tiles: [
      {
        title: 'Solar Panel Batteries',
        text: '51.2V, 24V and 12V packs for solar and UPS',
        part: catalogueParts.packs,
        picture: 'service-solar-batteries',
        alt: 'The 24V battery on top of the 51.2V, and the 12V beside them',
        drawn: 'group',
      },
      {
        title: 'Solar Inverters',
        text: 'Systems from 10kW to 20kW, on request',
        part: catalogueParts.inverters,
        picture: 'service-inverters',
        alt: 'Solar inverter on an outside wall in low sun, its display on, beside a row of solar panels',
        drawn: 'scene',
      },
      {
        title: 'Motorcycle Batteries',
        text: 'Self-start and kick-start',
        part: catalogueParts.motorcycle,
        picture: 'service-motorcycle',
        alt: 'The side of a motorcycle without its panel: the battery in its bay beside the engine',
        drawn: 'scene',
      },
      {
        title: 'Battery Parts & Accessories',
        text: 'LFP cells and BMS boards',
        part: catalogueParts.parts,
        picture: 'service-parts',
        alt: 'Prismatic cells, busbars and a BMS board laid out as a kit',
        drawn: 'group',
      },
    ],
  },
  featured: {
    homePacks: { title: 'Backup for your home', lead: 'Three home packs. Pick the voltage of your UPS.' },
    /** Used if the first products are not all home packs. */
    others: { title: 'From the catalogue', lead: 'With specification and price.' },
    button: 'View All Products & Services',
  },
  tubular: {
    title: 'Lithium battery or tubular?',
    /** Reckoned with the example of the page that it leads to. */
    text: 'If a tubular costs PKR {rupees} and lasts {life} years, the {pack} pack costs less from year {year} on, if it lasts.',
    once: '{pack}, bought once',
    often: 'Tubulars, {times} × {count} in {years} years',
    link: 'Reckon with your own prices',
  },
  faqTitle: 'Questions buyers ask',
  closing: {
    title: 'Ready to Power Up?',
    text: 'Tell us which UPS or inverter you have and how many hours of backup you need. We will suggest a battery and give you a price.',
    orderButton: 'WhatsApp Us Now',
    orderTopic: 'Custom Battery Solution',
    quoteButton: 'Request Quote',
  },
} as const;
