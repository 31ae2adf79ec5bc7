import { calculatorPage } from './advice/backup-calculator';
import { checkABattery } from './advice/check-a-battery';
import { fitABattery } from './advice/fit-a-battery';
import { inverterSettings } from './advice/inverter-settings';
import { lithiumOrTubular } from './advice/lithium-or-tubular';
import { quote } from './enquiry/quote';
import { about } from './pages/about';
import { contact } from './pages/contact';
import { home } from './pages/home';
import { promises } from './promises';
import { routes } from './routes';
import { cataloguePage } from './shop/catalogue-page';
import { site } from './site';
import type { PageSearchEntry } from './types';

const { street, city } = site.address;

/**
 * What search engines and shared links show for each page. Titles have 30 to 60 characters, descriptions 120 to 155, and no two
 * are alike; the build checks this. Products have texts of their own.
 */
export const searchEntries = {
  [routes.home]: {
    title: 'Lithium Batteries in Pakistan for UPS, Solar | Alpha Ampere',
    description: `LiFePO4 batteries ${promises.builtHere.says}, Pakistan: 12V, 24V and 51.2V packs for UPS and solar, bike batteries, custom packs.`,
    updated: '2026-11-29',
    shareCard: { heading: home.hero.title, accent: home.hero.titleEnd, picture: 'hero-24v' },
  },
  [routes.products]: {
    title: 'Lithium Battery Prices in Pakistan | Alpha Ampere',
    description:
      'Prices and specifications of LiFePO4 batteries, cells and BMS for solar systems from 12V to 48V and 10kW to 20kW. Order on WhatsApp.',
    updated: '2026-11-29',
    shareCard: { heading: cataloguePage.title, picture: home.services.tiles[0].picture },
  },
  [routes.about]: {
    title: `About Us: Battery Makers in ${city} | Alpha Ampere`,
    description: `Who builds your battery: a maker of LiFePO4 packs for homes, bikes and solar in ${city}. How we work, what we stand for, our pledges.`,
    updated: '2026-11-29',
    shareCard: { heading: about.hero.title, picture: about.story.picture },
  },
  [routes.contact]: {
    title: 'Contact, Workshop Hours and WhatsApp | Alpha Ampere',
    description: `Call, email or WhatsApp Alpha Ampere for a quote, or see your battery at the workshop in ${city}, ${street}, in business hours.`,
    updated: '2026-11-29',
    shareCard: { heading: contact.hero.title, picture: contact.facility.picture },
  },
  [routes.getQuote]: {
    title: 'Request a Quote for a Custom Battery | Alpha Ampere',
    description: `Ask for a price by email: custom LiFePO4 packs, solar and UPS batteries, cells, inverters. Say what it must run. ${promises.answersInTime.says}.`,
    updated: '2026-11-29',
    shareCard: { heading: quote.hero.title, picture: 'cell-100ah-series' },
  },
  [routes.backupCalculator]: {
    title: 'Battery Backup Calculator for UPS and Solar | Alpha Ampere',
    description:
      'How many hours will a lithium battery run your fans, lights, fridge or AC? Choose what must run and see the hours, the current and the price.',
    updated: '2026-11-29',
    shareCard: { heading: calculatorPage.hero.title, picture: 'pack-24v-in-use' },
  },
  [routes.inverterSettings]: {
    title: 'Inverter Settings for Lithium Batteries, 12, 24 and 48V',
    description:
      'Boost, float, low cut-off and charging current for a LiFePO4 battery without a data cable on 12V, 24V and 48V inverters in Pakistan.',
    updated: '2026-11-29',
    shareCard: { heading: inverterSettings.hero.title, picture: 'service-inverters' },
  },
  [routes.fitABattery]: {
    title: 'Install a Lithium Battery: DC Fuse, Cable Size, Order',
    description:
      'DC fuse and cable size for a LiFePO4 battery on a 12V, 24V or 48V inverter. The order of connecting, and what to do when something stops.',
    updated: '2026-11-29',
    shareCard: { heading: fitABattery.hero.title, picture: 'pack-51v-in-use' },
  },
  [routes.checkABattery]: {
    title: 'How to Check a Lithium Battery Before You Pay',
    description:
      'Label, weight, cells, warranty, and a discharge test that you can make at home: how to check a LiFePO4 battery from any seller in Pakistan.',
    updated: '2026-11-29',
    shareCard: { heading: checkABattery.hero.title, picture: 'about-assembly-bench' },
  },
  [routes.lithiumOrTubular]: {
    title: 'Lithium or Tubular Battery: Cost Over the Years in Pakistan',
    description:
      'What a tubular and a lithium battery cost over ten years, with your own prices and unit rate of electricity. And when the tubular wins.',
    updated: '2026-11-29',
    shareCard: { heading: lithiumOrTubular.hero.title, picture: 'pack-12v-in-use' },
  },
} as const satisfies Record<(typeof routes)[keyof typeof routes], PageSearchEntry>;

/**
 * For all pages but the first of a catalogue that is too large for one page. The site fills in `{page}`, `{pages}` and `{name}`,
 * the name of the category or of the whole catalogue.
 */
export const cataloguePageTemplate = {
  wholeCatalogue: 'Lithium Battery Catalogue',
  title: '{name}: Price List | Alpha Ampere',
  furtherTitle: '{name}, Page {page} | Alpha Ampere',
  description: `{name} from Alpha Ampere in ${city}: prices, specifications and pictures, and each product to order in one WhatsApp chat. Page {page} of {pages}.`,
} as const;

/** For links to the page of a household, as shared in chats. The site fills in the answer. */
export const householdTemplate = { title: '{hours} on {pack}, {price}' } as const;

export const notFoundTitle = 'Page not found | Alpha Ampere';

/**
 * For products without a searchTitle or searchDescription. The site fills in `{name}` and `{price}`, and takes the first text of
 * the right length. If none has it, it tries again with the product's `shortName` as the name.
 */
export const productSearchTemplates = {
  titles: [
    '{name} Price in Pakistan | Alpha Ampere',
    '{name} Price in Pakistan',
    '{name} | Alpha Ampere',
    '{name}, Price and Specification | Alpha Ampere',
    '{name}',
  ],
  descriptions: [
    `{name} at {price}. See the specification and pictures, ask a question or order on WhatsApp from Alpha Ampere in ${city}.`,
    `{name} at {price}. See the specification and pictures, ask us a question or order it in one WhatsApp chat from Alpha Ampere in ${city}.`,
    `{name} at {price}. Specification, pictures and orders on WhatsApp, from Alpha Ampere in ${city}.`,
  ],
} as const;
