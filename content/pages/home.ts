import { catalogueParts } from '../navigation';
import { promises } from '../promises';
import type { HeroPack } from '../types';

export const home = {
  hero: {
    title: 'Powering Tomorrow with Premium',
    titleAccent: 'Lithium Technology',
    lead: `LiFePO4 batteries for homes, bikes and solar, ${promises.builtHere.says}. Order in one WhatsApp chat.`,
    orderButton: 'Chat to Order',
    orderTopic: 'Premium Lithium Batteries',
    customButton: 'Get Custom Battery',
    drawn: 'product',
    /**
     * Pictures of packs with blank displays, on which the site writes the hours. `window` is the place of the display: left edge,
     * upper edge, width and height, as shares of the picture's size.
     */
    packs: [
      {
        id: '12v-100ah-lithium-battery',
        alt: 'Alpha Ampere 12V 100Ah battery from the front',
        wide: { picture: 'hero-12v', window: [0.3901, 0.2847, 0.2198, 0.1062] },
        phone: { picture: 'hero-12v-phone', window: [0.3626, 0.221, 0.2748, 0.1327] },
      },
      {
        id: '24v-100ah-lithium-battery',
        alt: 'Alpha Ampere 24V 100Ah battery from the front',
        wide: { picture: 'hero-24v', window: [0.2174, 0.4267, 0.256, 0.1689] },
        phone: { picture: 'hero-24v-phone', window: [0.1468, 0.3984, 0.32, 0.2111] },
      },
      {
        id: '51-2v-100ah-lithium-battery',
        alt: 'Alpha Ampere 51.2V 100Ah battery from the front',
        wide: { picture: 'hero-51v', window: [0.378, 0.4318, 0.2475, 0.14] },
        phone: { picture: 'hero-51v-phone', window: [0.3476, 0.4048, 0.3093, 0.1748] },
      },
    ] satisfies readonly HeroPack[],
    /** The site takes these figures from the catalogue, and leaves out any that no product has. */
    figures: {
      cycles: { label: 'Rated life, up to', unit: 'cycles' },
      years: { label: 'Design life, up to', unit: 'years' },
      volts: { label: 'Packs', unit: 'V' },
      price: { label: 'Home packs from', unit: 'PKR', unitFirst: true },
    },
  },
  /** The households to choose from, by their ids in `backup.ts`, and the one chosen at first. */
  households: ['small', 'family', 'fridge', 'ac'],
  firstHousehold: 'fridge',
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
        alt: 'Solar inverter on an outside wall, its display at 12.4 kW, beside a row of solar panels',
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
        text: 'LFP cells and management systems',
        part: catalogueParts.parts,
        picture: 'service-parts',
        alt: 'Prismatic cells, busbars and a management system laid out as a kit',
        drawn: 'group',
      },
    ],
  },
  featured: {
    title: 'Backup for your home',
    lead: 'A pack for each common system voltage.',
    /** Used if the first products are not all home packs. */
    otherTitle: 'From the catalogue',
    otherLead: 'With specification and price.',
    button: 'View All Products & Services',
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

/** Words of the home page's answer, apart from the rest because browsers load them. */
export const answerWords = {
  title: 'Which battery do I need?',
  household: 'What must run',
  volts: 'UPS or inverter',
  unknownVolts: 'I don’t know',
  hours: 'Hours without mains',
  fewer: 'Fewer hours',
  more: 'More hours',
  order: 'Order on WhatsApp',
  several: 'Ask about {count} packs',
  ask: 'Ask us on WhatsApp',
  send: 'Send to family',
  ownLoads: 'Count my own loads',
} as const;

/** What an answer of the home page says. The site fills it in when it is built. */
export const answerTexts = {
  answer: '{pack} · {hours} · {price}',
  share: '{loads}: {pack} runs them {hours}. {price}.',
  shareSeveral: '{loads}: {pack} run them {hours}. {price}.',
} as const;
