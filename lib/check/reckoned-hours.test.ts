import { appliances } from '@/content/advice/appliances';
import { testCatalogue } from '../shop/test-catalogue';
import { unreckonedHours } from './reckoned-hours';

// Households of the test's own, so that the content's may change: 112 W and 212 W.
const load = { id: 'fan', label: '', one: 'fan', many: 'fans', watts: 4, most: 400 };
Object.assign(appliances, { loads: [load], households: [28, 53].map((fan) => ({ id: `fans${fan}`, counts: { fan } })) });

test('hours in a pack’s description must be those of a household', () => {
  const { pack12, bikeBattery } = testCatalogue;
  const problemsOf = (description: string) => unreckonedHours([pack12, bikeBattery].map((entry) => ({ ...entry, description })));
  expect(problemsOf('Without hours, from 3 to 4 fans.')).toEqual([]);
  expect(problemsOf('Runs it for 5 to 7½ hours.')).toEqual([]);
  expect(problemsOf('Runs it for 98 to 99 hours.')).toEqual([
    '  content/shop/products.ts, entry "pack-12v", field "description": says "98 to 99 hours", but by its figures and content/advice/appliances.ts households have 9½ to 14½, 5 to 7½; write one of these, or none.',
  ]);
});
