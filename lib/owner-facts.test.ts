import { expect, test } from '@jest/globals';
import { site } from '@/content/site';
import { productFacts, shopFacts } from './owner-facts';
import { shopFactProblems } from './owner-facts-schema';

test('facts that are filled in are rows with their labels, in one order; the rest is not there', () => {
  expect(productFacts()).toEqual([]);
  expect(productFacts({})).toEqual([]);
  expect(productFacts({ warranty: '3 years', weight: '38 kg' })).toEqual([
    ['Weight', '38 kg'],
    ['Warranty', '3 years'],
  ]);
  expect(shopFacts({ payment: 'Bank transfer' })).toEqual([['Payment', 'Bank transfer']]);
});

test('the shop’s facts are words, or not there', () => {
  expect(shopFactProblems(site.shop)).toEqual([]);
  expect(shopFactProblems({ delivery: 'By cargo, two days' })).toEqual([]);
  expect(shopFactProblems({ delivery: '', returns: 'none' })).toEqual([
    '  content/site.ts, field "shop.delivery": is empty or holds markup; write plain words, or leave the field out.',
    '  content/site.ts, field "shop": holds returns, which is unknown; use delivery, payment, serialNumber.',
  ]);
});
