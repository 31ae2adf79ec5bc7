import { expect, test } from '@jest/globals';
import { runPack } from '../advice/recommend';
import { toBackupPack } from '../advice/packs';
import { hoursRange, listHouseholds } from '../advice/words';
import { readProduct } from '../shop/product';
import { testCatalogue } from '../shop/test-catalogue';
import { unreckonedHours } from './reckoned-hours';

test('hours in a pack’s description must be those of a household', () => {
  const entry = testCatalogue.pack24;
  const pack = toBackupPack(readProduct(entry));
  const [household] = listHouseholds();
  const [, said] = (pack && household && /\((.*)\)/.exec(hoursRange(runPack(household, pack).hours))) ?? [];
  const describe = (description: string) => unreckonedHours([{ ...entry, description }]);
  expect(describe(`Runs it for ${said} hours.`)).toEqual([]);
  expect(describe('Runs it for 98 to 99 hours.')).toEqual([
    expect.stringContaining(`entry "${entry.id}", field "description": says "98 to 99 hours"`),
  ]);
});
