import { expect, test } from '@jest/globals';
import { sellerQuestions } from '@/content/advice/seller-questions';
import { questionsLink } from './seller-questions';

test('the questions go to anyone, numbered', () => {
  const link = questionsLink();
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/);
  const lines = decodeURIComponent(link).split('\n').slice(1);
  expect(lines).toEqual(sellerQuestions.items.map((question, index) => `${index + 1}. ${question}`));
});
