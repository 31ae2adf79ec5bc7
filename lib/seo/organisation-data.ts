import type { OnlineStore, Store, WebSite } from 'schema-dts';
import { contact } from '@/content/pages/contact';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { absoluteUrl, siteUrl } from '../environment';
import { CURRENCY } from '../format/texts';
import { pictureUrls } from './picture-urls';

const [telephone] = site.phones;
const [email] = site.emails;

/** The seller in the data of other pages; its name stands there, too, since a reader may not know the page of its id. */
export const sellerReference = {
  '@type': 'OnlineStore',
  '@id': `${siteUrl}/#organization`,
  name: site.brand,
  url: absoluteUrl(routes.home),
} as const;

/** The seller. The data of other pages refers to it by its id. */
export function organisationData(): OnlineStore {
  return {
    ...sellerReference,
    logo: absoluteUrl('/icons/icon-512.png'),
    description: site.blurb,
    email,
    telephone,
    sameAs: site.social.map(({ href }) => href),
  };
}

/** The website and its name. */
export function websiteData(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: site.brand,
    url: absoluteUrl(routes.home),
    inLanguage: 'en-PK',
    publisher: sellerReference,
  };
}

/** The workshop with its opening hours; days that are not listed are closed, and what closes before it opens does so the next day. */
export function storeData(): Store {
  const { address, hours } = site;
  // From midnight to midnight is Google's sign of a day that is closed.
  const closedOn = hours.closedOn.map((day) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: day,
    validThrough: day,
    opens: '00:00',
    closes: '00:00',
  }));
  return {
    '@type': 'Store',
    '@id': `${absoluteUrl(routes.contact)}#store`,
    name: site.brand,
    url: absoluteUrl(routes.contact),
    image: pictureUrls([{ src: contact.facility.picture }]),
    telephone,
    email,
    currenciesAccepted: CURRENCY,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: hours.open.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: closedOn.length > 0 ? closedOn : undefined,
    parentOrganization: sellerReference,
  };
}
