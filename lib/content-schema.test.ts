import { expect, test } from '@jest/globals';
import { categories } from '@/content/categories';
import { products } from '@/content/products';
import { ContentError, parseCatalogue } from './content-schema';
import { good, pack, picture, problemsOf, without } from './test-product';

test('the real content passes', () => {
  expect(parseCatalogue({ categories, products }).products).toHaveLength(8);
});

test('a good entry passes, also without what may be left out', () => {
  expect(problemsOf([good])).toEqual([]);
  expect(problemsOf([without('oldPrice')])).toEqual([]);
  expect(
    problemsOf([
      {
        ...good,
        priceDate: '2026-11-20',
        facts: { weight: '38.5 kg', peakCurrent: '200A for 0.5 seconds', warranty: '3 years' },
      },
    ]),
  ).toEqual([]);
  expect(problemsOf([{ ...good, specs: pack, currentLimitAmps: 150, toConfirm: ['currentLimitAmps'] }])).toEqual([]);
  expect(problemsOf([{ ...good, images: [picture, picture, { src: 'https://pictures.example.com/a.jpg', alt: 'B' }] }])).toEqual(
    [],
  );
});

test('a repeated id stops the build', () => {
  expect(problemsOf([good, { ...good, name: 'Other' }])).toEqual([
    '  content/products.ts, entry "good-battery", field "id": is used twice; give each product its own.',
  ]);
});

test('an entry without an id is named by its place', () => {
  expect(problemsOf([good, without('id')])).toEqual([
    '  content/products.ts, entry number 2, field "id": is missing; write an id.',
  ]);
});

test('a repeated category or sub-category stops the build', () => {
  const [solar, electric] = categories;
  const twice =
    'content/categories.ts, entry "solar-batteries", field "id": is used twice; give each category and sub-category its own.';
  expect(problemsOf([good], [...categories, solar])[0]).toBe(`  ${twice}`);
  const clash = [...categories, { id: 'more', name: 'More', icon: 'sun', subCategories: [electric.subCategories[0]] } as const];
  expect(problemsOf([good], clash)).toEqual([
    '  content/categories.ts, entry "ev-batteries", field "id": is used twice; give each category and sub-category its own.',
  ]);
});

test('all that is wrong is said at once', () => {
  const entries = [
    { ...good, price: 'free', images: [] },
    { ...good, id: 'second', category: 'wind' },
  ];
  const problems = problemsOf(entries);
  expect(problems).toHaveLength(3);
  expect(new ContentError(problems).message).toBe(`The content has 3 errors:\n${problems.join('\n')}`);
});
