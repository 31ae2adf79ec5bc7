import { warningWords } from '@/content/advice/answer-words';
import { appliances } from '@/content/advice/appliances';
import { readProduct } from '../shop/product';
import { testCatalogue } from '../shop/test-catalogue';
import type { Pack } from './energy';
import { householdRuns, listHouseholdAnswers } from './household-answers';
import { toPack } from './packs';
import { small } from './test-packs';

jest.mock('@/content/shop/products', () => ({ products: Object.values(testCatalogue) }));

// Households of the tests' own, so that the content's may change: 212 W, 112 W and 1,400 W.
const load = { label: '', one: 'fan', many: 'fans', watts: 4, most: 400, motor: true };
const household = (id: string, fan: number) => ({ id, counts: { fan } });
Object.assign(appliances, {
  loads: [{ ...load, id: 'fan' }],
  households: [household('fridge', 350), household('small', 28), household('ac', 1), household('family', 53)],
});

test('a pack’s dialog has the hours of three households, the lightest first, and asks about a motor’s start', () => {
  expect(householdRuns(toPack(readProduct(testCatalogue.pack12)) as Pack)).toEqual([
    { household: '28 fans', hours: expect.stringContaining(`14½). ${warningWords.starts.motor}`) },
    { household: '53 fans', hours: expect.stringContaining('7½') },
    { household: '350 fans', hours: expect.stringContaining('137') },
  ]);
});

test('the page of a household has its own answer, or none where it is too much', () => {
  const answers = listHouseholdAnswers([small]);
  expect(answers.map(({ name, answer }) => [name, answer.hours && answer.count])).toEqual([
    ['Fan', 1],
    ['28 fans', 1],
    ['53 fans', 1],
    ['350 fans', null],
  ]);
  for (const { name, answer } of answers) expect(answer.share).toContain(name);
});
