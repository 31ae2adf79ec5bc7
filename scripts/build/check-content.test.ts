import { products } from '@/content/shop/products';
import { checkContent } from './check-content';

test('content that breaks a rule stops the build in words; as it is, it goes on', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  await checkContent();
  expect(said).toHaveBeenCalledWith(`Content: ${products.length} products and all texts keep their rules`);
  jest.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValueOnce('2020-01-01');
  await expect(checkContent()).rejects.toThrow(/^The computer's clock says 2020-01-01, and \d+ days in the content are later/);
  const [first] = products;
  Object.assign(first ?? {}, { price: '145000' });
  await expect(checkContent()).rejects.toThrow(
    `The content has an error:\n  content/shop/products.ts, entry "${first?.id}", field "price": "145000" is wrong; write whole rupees in figures alone, without marks, such as 186000.`,
  );
});
