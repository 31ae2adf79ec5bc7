import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productWords } from '@/content/shop/catalogue-words';
import { toCardProduct } from '@/lib/shop/card-product';
import { readProduct } from '@/lib/shop/product';
import { good } from '@/lib/shop/test-catalogue';
import { ProductCard } from './product-card';

test.each(['in stock', 'out of stock'] as const)('a card of a product %s', (availability) => {
  const product = toCardProduct(readProduct({ ...good, availability }), { orderLink: 'https://wa.me/1', runs: [] });
  const html = renderToStaticMarkup(createElement(ProductCard, { product, sizes: '1px' }));
  const said = [productWords.soldOut, productWords.askWhenBack, productWords.order].filter((words) =>
    html.includes(`>${words}<`),
  );
  expect(said).toEqual(availability === 'in stock' ? [productWords.order] : [productWords.soldOut, productWords.askWhenBack]);
});
