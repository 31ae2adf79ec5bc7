import { expect, test } from '@jest/globals';
import { sellerQuestions } from '@/content/advice/seller-questions';
import { readProduct } from '../shop/product';
import { testCatalogue } from '../shop/test-catalogue';
import { chargerSettings } from './charging-settings';
import { answerQuestions, questionsLink } from './seller-questions';

const { items } = sellerQuestions;
const answers = (...given: Parameters<typeof answerQuestions>) => answerQuestions(...given).map(([, answer]) => answer);
const { charge, float, lowCutOff } = chargerSettings(48);
const shop = { warranty: 'The shop’s', serialNumber: 'On the case', delivery: 'By road', priceValidity: 'A week' };

test('what the owner has given answers the questions, in their order', () => {
  const { pack48 } = testCatalogue;
  const specs = { ...pack48.specs, 'Temperature Range': '0 to 40 °C' };
  expect(answerQuestions(readProduct({ ...pack48, specs }), shop, { says: 'Come and test.', confirmedOn: '2026-11-20' })).toEqual(
    [
      [items[0].question, 'A maker, grade A, New'],
      [items[1].question, '16'],
      [items[2].question, '150A'],
      [items[3].question, '38 kg'],
      [items[4].question, `Boost ${charge}, float ${float}, cut-off ${lowCutOff}`],
      [items[5].question, '0 to 40 °C'],
      [items[6].question, '3 years'],
      [items[7].question, 'On the case'],
      [items[8].question, 'By road'],
      [items[9].question, 'A week'],
      [items[10].question, 'Come and test.'],
    ],
  );
});

test('what is assumed, unconfirmed or not given is no answer', () => {
  const { pack24, cell } = testCatalogue;
  const unconfirmed = { says: 'Come and test.', confirmedOn: '' };
  const open = answers(
    readProduct({ ...pack24, specs: { ...pack24.specs, 'Temperature Range': 'Ask on WhatsApp' } }),
    {},
    unconfirmed,
  );
  expect(open.map((answer) => answer !== undefined)).toEqual(items.map(({ answer }) => ['series', 'settings'].includes(answer)));
  expect(answers(readProduct(cell), shop, unconfirmed)).toEqual([...Array(6).fill(undefined), ...Object.values(shop), undefined]);
});

test('the questions go to anyone, numbered', () => {
  const link = questionsLink();
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/);
  const lines = decodeURIComponent(link).split('\n').slice(1);
  expect(lines).toEqual(items.map(({ question }, index) => `${index + 1}. ${question}`));
});
