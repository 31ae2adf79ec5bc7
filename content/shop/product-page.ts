import { promises } from '../promises';
import { routes } from '../routes';
import type { OpenedPart, ProductEntry, ShopFacts } from '../types';

/** The words around a product: what it runs and fits, and how to order it. The site fills in what stands in braces. */
export const productPage = {
  priceOf: 'Price on {date}',
  /** What buyers read instead of the words of the shop feed. */
  availability: {
    'in stock': 'In stock',
    'out of stock': 'Out of stock',
    'available for order': 'Available on order',
    preorder: 'Pre-order',
  } satisfies Record<ProductEntry['availability'], string>,
  runs: { title: 'How long it runs your house', link: 'Count your own loads' },
  opened: {
    title: 'What is inside',
    names: {
      case: 'Case',
      cells: 'LiFePO4 cells in series',
      busbars: 'Busbars from cell to cell',
      managementSystem: 'BMS, which guards and balances the cells',
      breaker: 'Breaker',
      fuse: 'Fuse',
      terminals: 'Terminals',
      display: 'Charge display',
    } satisfies Record<OpenedPart, string>,
  },
  fits: {
    title: 'Fits',
    /** `{watts}`: what one pack gives at the current that the site reckons with. */
    lead: 'A {volts}V UPS or solar inverter, with up to {watts} W at once on one pack.',
    fold: 'Settings on its label or in its menu',
    table: 'Inverter and charger settings for {volts}V',
    rows: {
      type: 'Battery type',
      charge: 'Boost, bulk or absorption',
      float: 'Float',
      lowCutOff: 'Low battery cut-off',
      current: 'Charging current',
      equalise: 'Equalising',
      compensation: 'Temperature compensation',
    },
    values: { type: '“User” or “USE”', current: 'Up to {amps}A', off: 'Off' },
    otherTypes:
      'Choose “LI” only if the inverter’s manual allows it without a data cable. A charger that can’t be set, or a tubular setting, fits if its highest voltage is at most {most}.',
    never:
      'Never equalise. Equalising and “flooded” settings often reach {flooded} or more. The battery then protects itself: charging stops, and some inverters shut down.',
    limits:
      'The {charge} and {discharge} of the specification are where the battery protects itself, as a last resort. They are not settings.',
    heat: 'Above 45 °C charging may stop until the battery cools: give it the coolest shaded room with air around it. Below 0 °C never charge it.',
    old: 'The old tubular or dry battery comes out first: never connect the two together.',
    joining: 'A second pack now or later? Ask us first whether yours may be joined.',
    empty: 'When it is empty or full it stops at once. Volts are no gauge: read its display.',
    /** Only where the volts are 48. Growatt SPF's manual and EG4 6000EX's, written with lead-acid in mind. */
    large: 'Some makers of 4 to 6 kW inverters ask for 200Ah or more: look into the inverter’s manual, or ask us.',
    guides: [
      { label: 'All inverter settings, to send to your electrician', href: routes.inverterSettings },
      { label: 'Fuse, cable and order of connecting', href: routes.fitABattery },
    ],
  },
  askForPhoto: 'Ask for a photo',
  /** Shown if the specification gives a life in years and cycles. */
  lifeNote:
    'The life is a rating, not a warranty: years or cycles, whichever comes first. Makers count cycles at 25 °C, often with 80% used each time; heat gives fewer.',
  guide: { fits: 'Fits', check: 'Check before you order' },
  ordering: {
    title: 'How ordering works',
    steps: [
      {
        title: 'Open the chat',
        text: 'Press the order button. WhatsApp opens with your message written; read it and press send.',
      },
      {
        title: 'Check that it fits',
        text: `Send a photo of {photo}. ${promises.answersInTime.says}.`,
      },
      {
        title: 'Agree on price, payment and date',
        text: `Have them confirmed in the chat before you send money. ${promises.seenFirst.says}`,
      },
    ],
    /** For any seller; not our terms. */
    safely: {
      title: 'To pay any seller safely',
      text: 'Call a number of the seller’s contact page first, not one from the chat. Have the name of the account confirmed. Keep the balance until after the test, and keep the invoice. This is advice, not our terms.',
      link: { label: 'Our own numbers', href: routes.contact },
    },
    inWriting: {
      text: promises.inWriting.says,
      button: 'Ask on WhatsApp',
      message: 'Hi! Please confirm in writing for the {item}: warranty, weight, delivery and cell grade.',
    },
    /** Used if a product's guide names nothing else. */
    photo: 'your UPS, inverter or old battery',
    guide: { label: 'Check any battery before you pay', href: routes.checkABattery },
    /** Labels of the facts in `site.shop`. */
    facts: {
      warranty: 'Warranty',
      testSheet: 'Test sheet',
      delivery: 'Delivery',
      installation: 'Installation',
      payment: 'Payment',
      priceValidity: 'The price holds',
      oldBattery: 'Your old battery',
      serialNumber: 'Serial number',
    } satisfies Record<keyof ShopFacts, string>,
    where: 'Where we are:',
  },
} as const;
