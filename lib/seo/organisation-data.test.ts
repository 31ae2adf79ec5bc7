import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { breadcrumbData, catalogueBreadcrumbs, guideBreadcrumbs } from './breadcrumb';
import { organisationData, sellerReference, storeData, websiteData } from './organisation-data';

const address = 'https://alpha-ampere.example';
const [telephone] = site.phones;
const [email] = site.emails;

test('breadcrumbs lead from home to the page itself, and are counted from 1', () => {
  expect([catalogueBreadcrumbs, guideBreadcrumbs].map((crumbs) => crumbs.map(({ href }) => href))).toEqual([
    ['/', '/products'],
    ['/'],
  ]);
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
  const { brand: name, language: inLanguage, currency: currenciesAccepted } = site;
  expect(websiteData()).toEqual({
    '@type': 'WebSite',
    '@id': `${address}/#website`,
    name,
    url: address,
    inLanguage,
    publisher: sellerReference,
  });
  expect(sellerReference).toEqual({ '@type': 'OnlineStore', '@id': `${address}/#organization`, name, url: address });
  const { days, opens, closes } = site.hours;
  const { street, city, region, countryCode } = site.address;
  expect(storeData()).toEqual({
    '@type': 'Store',
    name,
    currenciesAccepted,
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
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes },
    parentOrganization: sellerReference,
  });
});
