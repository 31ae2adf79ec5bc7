import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { breadcrumbData } from './breadcrumb-data';
import { organisationData, sellerReference, storeData, websiteData } from './organisation-data';

const address = 'https://alpha-ampere.example';
const [telephone] = site.phones;
const [email] = site.emails;

test('breadcrumbs lead from home to the page itself, and are counted from 1', () => {
  const breadcrumbs = [
    { label: 'First', href: '/' },
    { label: 'Second', href: '/products' },
  ];
  expect(breadcrumbData(breadcrumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'First', item: address },
      { '@type': 'ListItem', position: 2, name: 'Second', item: `${address}/products` },
    ],
  });
});

test('seller, website and workshop are what content/ says, and refer to each other', () => {
  const day = '2027-03-10';
  const week = { days: ['Saturday', 'Sunday'], opens: '10:00', closes: '20:00' };
  Object.assign(site.hours, { open: [week, { ...week, days: ['Friday'], opens: '15:00' }], closedOn: [day] });
  const hours = { '@type': 'OpeningHoursSpecification', opens: week.opens, closes: week.closes };
  expect(organisationData()).toEqual({
    '@type': 'OnlineStore',
    '@id': `${address}/#organization`,
    name: site.brand,
    url: address,
    logo: `${address}/icons/icon-512.png`,
    description: site.blurb,
    email,
    telephone,
    sameAs: site.social.map(({ href }) => href),
  });
  const { brand: name } = site;
  expect(websiteData()).toEqual({
    '@type': 'WebSite',
    '@id': `${address}/#website`,
    name,
    url: address,
    inLanguage: 'en-PK',
    publisher: sellerReference,
  });
  const { street, city, region, countryCode } = site.address;
  expect(storeData()).toEqual({
    '@type': 'Store',
    name,
    currenciesAccepted: 'PKR',
    '@id': `${address}/contact#store`,
    url: `${address}/contact`,
    image: [expect.stringContaining(`/pictures/${contact.facility.picture}-`)],
    telephone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      addressCountry: countryCode,
    },
    openingHoursSpecification: [
      { ...hours, dayOfWeek: week.days },
      { ...hours, dayOfWeek: ['Friday'], opens: '15:00' },
    ],
    specialOpeningHoursSpecification: [
      { '@type': hours['@type'], validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' },
    ],
    parentOrganization: sellerReference,
  });
});
