import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { FIRST_COSTS } from '@/lib/advice/cost';
import { readProduct } from '@/lib/shop/product';
import { good } from '@/lib/shop/test-catalogue';
import { Ordering } from './ordering';
import { TubularBand } from './tubular-band';

test('a fact of the shop stands with its label once the owner has written it', () => {
  Object.assign(site.shop, { warranty: 'Three years', payment: undefined });
  const html = renderToStaticMarkup(createElement(Ordering, { product: readProduct(good) }));
  const { warranty, payment } = productPage.ordering.facts;
  expect(html).toMatch(new RegExp(`>${warranty}</dt><dd>Three years</dd>`));
  expect(html).not.toContain(`>${payment}</dt>`);
});

test('where a tubular costs less, no band says otherwise', () => {
  Object.assign(FIRST_COSTS, { tubularRupees: '1000', scrapRupees: '' });
  expect(renderToStaticMarkup(createElement(TubularBand))).toBe('');
});
