import 'server-only';

/** The shop's city; pages and search texts take it from here. */
const city = 'Okara';

/** Facts about the shop that only the owner knows. Pages show those that `shop` below has. */
export const shopFacts = [
  { field: 'warranty', label: 'Warranty' }, // what it covers and for how long, if it is the same for all products
  { field: 'testSheet', label: 'Test sheet' }, // Each pack comes with its capacity test, printed
  { field: 'delivery', label: 'Delivery' }, // where to, how, in how many days and at what cost
  { field: 'installation', label: 'Installation' }, // who installs a battery, where and at what cost
  { field: 'payment', label: 'Payment' },
  { field: 'priceValidity', label: 'The price holds' }, // 7 days from your chat
  { field: 'oldBattery', label: 'Your old battery' }, // what the shop gives for it
  { field: 'serialNumber', label: 'Serial number' }, // where to find it, and what it is for
] as const;

/** Stands in place of a product's figure that only the owner knows; `npm run check:launch` lists each use. */
export const askOnWhatsApp = 'Ask on WhatsApp';

/**
 * Facts about the seller, each stated only here.
 *
 * Values that hold `000000` or `.example` are placeholders: `npm run check:launch` lists them until they are replaced.
 */
export const site = {
  brand: 'Alpha Ampere',
  blurb: `LiFePO4 packs, cells and BMS boards for homes, bikes and solar, from a maker in ${city}.`,
  address: {
    street: 'Faisalabad Road',
    city,
    region: 'Punjab',
    country: 'Pakistan',
    countryCode: 'PK',
  },
  hours: {
    /** The opening hours as /contact shows them. The spelling is the specification's. */
    shown: 'Saturday - Thrusday: 10:00 AM - 8:00 PM',
    inSentences: 'Saturday to Thursday, 10 AM to 8 PM',
    closed: 'Fridays',
    /** A line for all days with the same hours. Days on which the shop closes in between, as for prayers, have two lines. */
    open: [{ days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '10:00', closes: '20:00' }],
    /** Single days on which the shop is closed, such as those of Eid: `'2027-03-10'`. */
    closedOn: [] as readonly string[],
  },
  phones: ['+92 300 0000001', '+92 300 0000003'],
  emails: ['sales@alpha-ampere.example', 'info@alpha-ampere.example'],
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/alpha-ampere.example' },
    { name: 'Instagram', href: 'https://www.instagram.com/alpha-ampere.example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@alpha-ampere.example' },
  ],
  responseTimeHours: 12,
  /** Columns of the shop feed that are assumptions until the owner confirms them. */
  feedToConfirm: ['brand', 'condition', 'availability'],
  /** Answers to the facts of `shopFacts`, by their fields: `{ warranty: '…', payment: '…' }` */
  shop: {} as Partial<Record<(typeof shopFacts)[number]['field'], string>>,
  /** The day on which /.well-known/security.txt expires. Check its address before, and set a day at most a year ahead. */
  securityContactValidUntil: '2027-11-01',
  stats: { years: '8+', batteries: '500+', customers: '499+', satisfaction: '99%' },
} as const;
