import type { ShopFacts } from './types';

/** Pages and search texts take it from here. */
const city = 'Okara';

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
    /** Shown only on /contact. The spelling is the specification's. */
    shown: 'Saturday - Thrusday: 10:00 AM - 8:00 PM',
    inSentences: 'Saturday to Thursday, 10 AM to 8 PM',
    closed: 'Fridays',
    /** A line for all days of the same hours. Days that close in between, as for prayers, have two lines. */
    open: [{ days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '10:00', closes: '20:00' }],
    /** Single days, such as those of Eid: `'2027-03-10'`. */
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
  /** Facts that `ShopFacts` in `types.ts` explains. Pages show those that are filled in. */
  shop: {} as ShopFacts,
  /** The day on which /.well-known/security.txt expires. Check its address before, and set a day at most a year ahead. */
  securityContactValidUntil: '2027-11-01',
  stats: { years: '8+', batteries: '500+', customers: '499+', satisfaction: '99%' },
} as const;
