import { validProduct } from '../shop/test-catalogue';
import { productSearchEntry, searchLengths } from './search-entry';

const inside = ({ length }: string, { min, max }: { min: number; max: number }) => length >= min && length <= max;

test('for a name of any length some template gives a title and a description of the right length', () => {
  const wrong = [...Array(120).keys()].flatMap((letters) =>
    [1, 9999, 12_345_678].flatMap((price) => {
      const product = { ...validProduct, price, name: 'n'.repeat(letters + 1), shortName: 's'.repeat(Math.min(letters + 1, 45)) };
      const { title, description } = productSearchEntry(product);
      return inside(title, searchLengths.title) && inside(description, searchLengths.description) ? [] : [product.name.length];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a product’s own title and description are used, with its name and price filled in', () => {
  const own = { searchTitle: 'Own {name}', searchDescription: 'At {price}' };
  expect(productSearchEntry({ ...validProduct, ...own })).toEqual({
    title: 'Own Good Battery for Tests',
    description: 'At PKR 10,000',
  });
});
