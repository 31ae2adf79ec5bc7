import { drawnNote } from '@/content/controls';
import { productWords } from '@/content/shop/catalogue-words';
import { productPage } from '@/content/shop/product-page';
import { fill } from '@/lib/format/texts';
import { readProduct } from '@/lib/shop/product';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { Carousel } from '../shop/carousel';
import { ProductCard } from '../shop/product-card';
import { renderHtml } from '../render-html';
import { toShownProduct, notesOnPacks } from './to-shown-product';
import { ProductDetails } from './product-details';

jest.mock('@/content/shop/products', () => ({ products: Object.values(testCatalogue) }));

const { pack48, cell } = testCatalogue;

test('card and dialog of a product with everything, and of one without a summary and an old price', () => {
  const view = toShownProduct(readProduct(pack48));
  expect(view).toMatchObject({
    id: 'pack-48v',
    name: 'Test 48V 200Ah Battery',
    price: 'PKR 402,000',
    oldPrice: 'PKR 431,000',
    description: '10.24 kWh for a whole house.',
    summary: 'For a whole house.',
    orderUrl: expect.stringContaining(encodeURIComponent('Test 48V 200Ah Battery')),
  });
  expect(view.runs.length).toBeGreaterThan(0);
  // Hours as a range, never as one figure.
  expect(view.keyFigures.map(({ value }) => value)).toEqual(['10.24 kWh', '51.2V', expect.stringMatching(/^[\d½]+–[\d½]+\+?$/)]);
  expect(view.specification.slice(0, 3).map(([, value]) => value)).toEqual(['LiFePO4', '16', '51.2V']);
  expect(view.pictures.map(({ alt, note }) => [alt, note])).toEqual([
    ['The large pack from the front', undefined],
    ['The large pack beside an inverter', drawnNote],
  ]);
  const alike = { ...pack48, specs: { ...pack48.specs, Life: '9 years at 4000 cycles' } };
  expect([pack48, alike].map((other) => notesOnPacks([pack48, other].map(readProduct)).length)).toEqual([2, 1]);
  expect(toShownProduct(readProduct({ ...cell, description: 'A cell.' }))).toMatchObject({
    oldPrice: null,
    summary: 'A cell.',
    runs: [],
  });
});

// No product of the catalogue has only one picture, so no other test covers this.
test('a carousel of one picture has neither arrows nor dots', () => {
  const { pictures } = toShownProduct(readProduct(cell));
  const html = renderHtml(Carousel, { name: 'a cell', pictures, sizes: '100vw' });
  expect(html).toContain(`alt="${pictures[0]?.alt}"`);
  expect(html).not.toMatch(/<button|carousel/);
});

test.each(['in stock', 'out of stock'] as const)('card and page of a product %s', (availability) => {
  const product = readProduct({ ...cell, availability, priceDate: '2026-11-18' });
  const html = renderHtml(ProductCard, { product: toShownProduct(product) });
  const said = [productWords.soldOut, productWords.askWhenBack, productWords.order].filter((words) =>
    html.includes(`>${words}<`),
  );
  expect(said).toEqual(availability === 'in stock' ? [productWords.order] : [productWords.soldOut, productWords.askWhenBack]);
  // The availability stands there once: if the product is sold out, beside the price.
  const page = renderHtml(ProductDetails, { product });
  expect(page.split(productPage.availability[availability])).toHaveLength(2);
  const dated = fill(productPage.trust.priced, { date: '18 November 2026' });
  expect(page).toContain(said.length === 1 ? `>${dated} ${productPage.availability[availability]}.<` : `>${dated}<`);
});
