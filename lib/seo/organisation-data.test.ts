import { expect, test } from '@jest/globals';
import { site } from '@/content/site';
import { organisationData, storeData, websiteData } from './organisation-data';

const printed = (data: unknown) => JSON.parse(JSON.stringify(data));

test('the workshop is open on six days, and Friday is not one of them', () => {
  const { dayOfWeek, opens, closes } = printed(storeData()).openingHoursSpecification;
  expect(dayOfWeek).toEqual(['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']);
  expect({ opens, closes }).toEqual({ opens: '10:00', closes: '20:00' });
});

test('the workshop and the site refer to the one organisation', () => {
  const { '@id': id } = printed(organisationData());
  expect(id).toBe('https://alpha-ampere.example/#organization');
  expect(printed(storeData()).parentOrganization).toEqual({ '@id': id });
  expect(printed(websiteData()).publisher).toEqual({ '@id': id });
});

test('the organisation is known by its pages elsewhere', () => {
  expect(printed(organisationData()).sameAs).toEqual(site.social.map(({ href }) => href));
});
