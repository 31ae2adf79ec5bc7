import { warningWords } from '@/content/advice/answer-words';
import { readProduct } from '../shop/product';
import { testCatalogue } from '../shop/test-catalogue';
import type { Pack } from './energy';
import { householdRuns, listHouseholdAnswers } from './household-answers';
import { toPack } from './packs';
import { replaceHouseholds, small } from './test-packs';

jest.mock('@/content/shop/products', () => ({ products: Object.values(testCatalogue) }));

replaceHouseholds({ fridge: 350, small: 28, ac: 1, family: 53 });

test('a pack’s dialog has the hours of three households, the lightest first, and asks about a motor’s start', () => {
  expect(householdRuns(toPack(readProduct(testCatalogue.pack12)) as Pack)).toEqual([
    { name: '28 fans', words: expect.stringContaining(`14½). ${warningWords.starts.motors}`) },
    { name: '53 fans', words: expect.stringContaining('7½') },
    { name: '350 fans', words: expect.stringContaining('137') },
  ]);
});

test('the page of a household has its own answer, or none where it is too much', () => {
  const answers = listHouseholdAnswers([small]);
  expect(answers.map(({ name, answer }) => [name, answer.hours && answer.count])).toEqual([
    ['Fan', 1],
    ['28 fans', 1],
    ['53 fans', 1],
    ['350 fans', undefined],
  ]);
  for (const { name, answer } of answers) expect(answer.share).toContain(name);
});
