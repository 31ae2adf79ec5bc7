import { runPack } from '../advice/recommend';
import { toPack } from '../advice/packs';
import { inHalves, rangeEnd, roundDown } from '../advice/hours';
import { listHouseholds } from '../advice/loads';
import { readProduct } from '../shop/product';
import { testCatalogue } from '../shop/test-catalogue';
import { unreckonedHours } from './reckoned-hours';

test('hours in a pack’s description must be those of a household', () => {
  const { pack12: entry, bikeBattery } = testCatalogue;
  const pack = toPack(readProduct(entry));
  const hours = listHouseholds().flatMap(({ load }) => (pack ? [runPack(load, pack).hours] : []));
  const reckoned = hours.map((one) => `${rangeEnd(roundDown(one.careful))} to ${rangeEnd(one.best)}`);
  const { careful = NaN, best = NaN } = hours.find((one) => one.careful > 1 && one.best < 24) ?? {};
  const describe = (description: string) =>
    unreckonedHours([
      { ...entry, description },
      { ...bikeBattery, description },
    ]);
  expect(describe('Without hours, from 3 to 4 fans.')).toEqual([]);
  expect(describe(`Runs it for ${inHalves(roundDown(careful))} to ${inHalves(best)} hours.`)).toEqual([]);
  expect(describe('Runs it for 98 to 99 hours.')).toEqual([
    `  content/shop/products.ts, entry "${entry.id}", field "description": says "98 to 99 hours", but by its figures and content/advice/appliances.ts households have ${reckoned.join(', ')}; write one of these, or none.`,
  ]);
});
