import { replaceHouseholds } from '../advice/test-packs';
import { testCatalogue } from '../shop/test-catalogue';
import { unreckonedHours } from './reckoned-hours';

replaceHouseholds({ fans28: 28, fans53: 53 });

test('hours in a pack’s description must be those of a household', () => {
  const { pack12, bikeBattery } = testCatalogue;
  const problemsOf = (description: string) => unreckonedHours([pack12, bikeBattery].map((entry) => ({ ...entry, description })));
  expect(problemsOf('Without hours, from 3 to 4 fans.')).toEqual([]);
  expect(problemsOf('Runs it for 5 to 7½ hours.')).toEqual([]);
  expect(problemsOf('Runs it for 98 to 99 hours.')).toEqual([
    '  content/shop/products.ts, entry "pack-12v", field "description": says "98 to 99 hours", but by its figures and content/advice/appliances.ts households have 9½ to 14½, 5 to 7½; write one of these, or none.',
  ]);
});
