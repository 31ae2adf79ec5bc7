import { afterEach, expect, jest, test } from '@jest/globals';
import { products } from '@/content/products';
import { checkContent } from './check-content';
import { buildSteps } from './steps';

const [first] = products;

const said = jest.spyOn(console, 'log').mockImplementation(() => {});

afterEach(() => {
  said.mockClear();
});

test('the content as it is lets the build go on', async () => {
  await checkContent();
  expect(said).toHaveBeenCalledWith(`Content: ${products.length} products and all texts keep their rules`);
});

test('content that breaks a rule stops the build, before the pages', async () => {
  Object.assign(first ?? {}, { price: '229000' });
  await expect(checkContent()).rejects.toThrow(
    `The content has an error:\n  content/products.ts, entry "${first?.id}", field "price": "229000" is not a price; write it as "PKR 229,000".`,
  );
  const names = buildSteps.flat().map(({ name }) => name);
  expect(names.indexOf('Check the content')).toBeLessThan(names.indexOf('Build the pages'));
  expect(names).toContain('Check the content');
});
