import { catalogueParts } from './navigation';
import { promises } from './promises';

export const home = {
  hero: {
    title: 'Powering Tomorrow with Premium',
    titleAccent: 'Lithium Technology',
    lead: `LiFePO4 batteries for homes, bikes and solar, ${promises.builtHere.says}. Order in one WhatsApp chat.`,
    orderButton: 'Chat to Order',
    orderTopic: 'Premium Lithium Batteries',
    customButton: 'Get Custom Battery',
    picture: 'hero',
    /** Nearer, so that its display can be read. */
    phonePicture: 'hero-phone',
    pictureAlt: 'Alpha Ampere 51.2V 100Ah battery on a dark ground, its display lit',
    drawn: 'product',
    /** Each is computed from the catalogue, and left out where no product gives it. */
    figures: { cycles: 'Rated life, up to', years: 'Design life, up to', volts: 'Packs', price: 'Home packs from' },
  },
  /** The way into the calculator; all other words of it are the calculator's own. */
  backup: {
    volts: 'UPS or inverter',
    button: 'Show my battery',
    ownLoads: 'Count my own loads',
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
        alt: 'The 51.2V, 24V and 12V batteries, and in front of them a bike battery, far smaller',
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
    /** Where the first products are no home packs. */
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
