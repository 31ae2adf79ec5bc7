import { catalogueParts } from '../navigation';
import { promises } from '../promises';

export const home = {
  hero: {
    title: 'Powering Tomorrow with Premium',
    /** The end of the title, which stays on one line. */
    titleEnd: 'Lithium Technology',
    lead: `LiFePO4 packs, ${promises.builtHere.says}.`,
    orderButton: 'Chat to Order',
    orderTopic: 'Premium Lithium Batteries',
    customButton: 'Get Custom Battery',
    drawn: 'product',
    /** The pack that stands on the first screen. */
    product: '24v-100ah-lithium-battery',
    /** Pictures without a background, by the packs' ids. The first screen shows that of `product`, previews of links any. */
    pictures: [
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
      life: { label: 'Rated life', unit: 'years' },
      energy: { label: 'Energy', unit: 'kWh' },
      volts: { label: 'Volts', unit: 'V' },
      price: { label: 'From', unit: 'PKR' },
    },
  },
  services: {
    title: 'Products and Services',
    /** Says that the pictures of all tiles are drawn. */
    note: 'Illustrations',
    tiles: [
      {
        title: 'Solar Panel Batteries',
        text: '51.2V, 24V and 12V packs',
        part: catalogueParts.packs,
        picture: 'service-solar-batteries',
        alt: 'The 24V battery on top of the 51.2V, and the 12V beside them',
        drawn: 'scene',
      },
      {
        title: 'Solar Inverters',
        text: 'On request',
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
        text: 'Cells and BMS boards',
        part: catalogueParts.parts,
        picture: 'service-parts',
        alt: 'Prismatic cells, busbars and a BMS board laid out as a kit',
        drawn: 'scene',
      },
    ],
  },
  featured: {
    housePacks: 'Backup for your home',
    /** The heading if the first three products are not all packs for the house. */
    others: 'From the catalogue',
    button: 'View All Products & Services',
  },
  tubular: {
    title: 'Lithium battery or tubular?',
    /** Reckoned with the example prices of the page that `link` leads to. */
    text: 'For example, {count} tubulars at PKR {rupees} each, every {life} years. The {pack} pack costs less from year {year} on, if it lasts.',
    once: '{pack}, bought once',
    often: 'Tubulars, {times} × {count} in {years} years',
    link: 'Use your own prices',
  },
  faqTitle: 'Questions buyers ask',
  closing: {
    title: 'Ready to Power Up?',
    text: 'Tell us your UPS or inverter and the hours. We suggest a battery and a price.',
    orderButton: 'WhatsApp Us Now',
    orderTopic: 'Custom Battery Solution',
    quoteButton: 'Request Quote',
  },
} as const;
