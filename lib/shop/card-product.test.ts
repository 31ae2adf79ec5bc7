import { drawnNote } from '@/content/controls';
import { readProduct } from './product';
import { toCardProduct } from './card-product';
import { testCatalogue } from './test-catalogue';

const known = { orderLink: 'https://wa.me/', runs: [{ household: '4 fans', hours: '8 hours' }] };
const { pack48, cell } = testCatalogue;

test('card and dialog of a product with everything, and of one without a summary and an old price', () => {
  const view = toCardProduct(readProduct(pack48), known);
  expect(view).toMatchObject({
    ...known,
    id: 'pack-48v',
    name: 'Test 48V 200Ah Battery',
    price: 'PKR 402,000',
    oldPrice: 'PKR 431,000',
    description: '10.24 kWh for a whole house.',
    summary: 'For a whole house.',
  });
  expect(view.keyFigures).toHaveLength(3);
  expect(view.specification.slice(0, 3).map(([, value]) => value)).toEqual(['LiFePO4', '16', '51.2V']);
  expect(view.pictures.map(({ alt, note }) => [alt, note])).toEqual([
    ['The large pack from the front', undefined],
    ['The large pack beside an inverter', drawnNote],
  ]);
  expect(toCardProduct(readProduct({ ...cell, description: 'A cell.' }), known)).toMatchObject({
    oldPrice: null,
    summary: 'A cell.',
  });
});
