import { productWords } from '@/content/shop/catalogue-words';
import { productPage } from '@/content/shop/product-page';
import { toCardProduct } from '@/lib/shop/card-product';
import { readProduct } from '@/lib/shop/product';
import { good } from '@/lib/shop/test-catalogue';
import { print } from '../test-print';
import { ProductCard } from './product-card';
import { ProductOffer } from './product-offer';

test.each(['in stock', 'out of stock'] as const)('card and page of a product %s', (availability) => {
  const product = toCardProduct(readProduct({ ...good, availability }), { orderLink: 'https://wa.me/1', runs: [] });
  const html = print(ProductCard, { product });
  const said = [productWords.soldOut, productWords.askWhenBack, productWords.order].filter((words) =>
    html.includes(`>${words}<`),
  );
  expect(said).toEqual(availability === 'in stock' ? [productWords.order] : [productWords.soldOut, productWords.askWhenBack]);
  const offer = print(ProductOffer, { product, availability });
  // Once: if it is sold out, beside the price.
  expect(offer.split(productPage.availability[availability])).toHaveLength(2);
});
