import { promises } from '../promises';
import { routes } from '../routes';
import type { OpenedPart, ProductEntry } from '../types';

/** The words around a product: what it runs and fits, and how to order it. The site fills in what stands in braces. */
export const productPage = {
  /** The lines below the order button. */
  trust: { seen: promises.seenFirst.says, where: '{street}, {city}. Open {hours}.', priced: 'Price of {date}.' },
  /** What buyers read instead of the words of the shop feed. */
  availability: {
    'in stock': 'In stock',
    'out of stock': 'Out of stock',
    'available for order': 'Available on order',
    preorder: 'Pre-order',
  } satisfies Record<ProductEntry['availability'], string>,
  runs: {
    title: 'How long it runs your house',
    /** Households by their ids in `appliances.ts`: those in the page's table, and those in the dialog on the catalogue. */
    households: { page: ['room', 'small', 'family', 'fridge', 'ac'], dialog: ['small', 'family', 'fridge'] },
    columns: { household: 'To run', hours: 'Hours', scale: '0 to {end} h' },
    lead: 'Hours on its {energy}, in brackets cautious to best.',
    link: 'Count your own loads',
  },
  opened: {
    title: 'What is inside',
    note: 'Illustrations: yours may differ. The fuse outside is needed in any case.',
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
    /** `{advised}`: what one pack gives at the current that is advised; `{watts}`: at the one that the site counts on. */
    lead: 'A {volts}V UPS or solar inverter, best up to {advised} W. {watts} W is the most that we count on until your pack’s own figure is in writing.',
    /** The one caution of the page. */
    old: 'The old tubular or dry battery comes out first: never connect the two together.',
    settings:
      'Settings: {charge} boost, {float} float, {lowCutOff} cut-off, up to {amps}A. Equalising, temperature compensation: off.',
    fold: 'Settings, and what to mind',
    joining: 'A second pack: ask us first whether it may be joined. Another brand beside it: no.',
    /** `series` for 12V only, `large` for 48V only: Growatt SPF's manual and EG4 6000EX's, written with lead-acid in mind. */
    series: 'Two in series for 24V: only with our written yes. Take the 24V pack.',
    large: 'Large inverters: some makers of 4 to 6 kW ask for 200Ah or more. Look into its manual, or ask us.',
    limits: 'Cut-offs: {charge} and {discharge} are its own last resort, not settings.',
    empty: 'Empty or full: it stops at once. Volts are no gauge: read its display, if yours has one.',
    guides: [
      { label: 'All settings, to send to your electrician', href: routes.inverterSettings },
      { label: 'Fuse, cable and order of connecting', href: routes.fitABattery },
    ],
  },
  askForPhoto: 'Ask for a photo',
  /** Shown if the specification gives a life in years and cycles. */
  lifeNote: 'Life is a rating at 25 °C, whichever comes first. Ask for your warranty in writing.',
  suitability: { fits: 'Fits', check: 'Check before you order' },
  ordering: {
    title: 'How ordering works',
    steps: [
      {
        title: 'Open the chat',
        text: 'WhatsApp opens with {number}, our number for orders, and your message written. Press send.',
      },
      { title: 'Check that it fits', text: `Send a photo of {photo}. ${promises.answersInTime.says}.` },
      { title: 'Agree on price, payment and date', text: 'Have them confirmed before you send money.' },
    ],
    inWriting: {
      text: promises.inWriting.says,
      button: 'Ask for it in writing',
      message: 'Hi! Please confirm in writing for the {item}: warranty, weight, delivery, grade of cells or parts.',
    },
    /** What to send a photo of, if a product's suitability names nothing else. */
    photo: 'your UPS, inverter or old battery',
  },
  related: 'More from the catalogue',
  /** Appears only when the page is printed. */
  sheet: {
    title: 'Specification sheet',
    scan: 'Scan to order on WhatsApp',
    prices: 'Prices change: ask for today’s price.',
  },
} as const;
