import { removedProductPage } from '@/content/shop/removed-products';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { fill } from '@/lib/format/texts';
import { readProduct } from '@/lib/shop/product';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { renderHtml } from '../render-html';
import { RemovedProduct } from './removed-product';

test('a removed product leads to the nearest one, and its chat names the one that was looked for', () => {
  const nearest = readProduct(testCatalogue.pack12);
  const html = renderHtml(RemovedProduct, { id: 'old', name: 'Old Pack', nearest });
  const links = Array.from(html.matchAll(/href="([^"#]+)"/g), ([, href = '']) => decodeURIComponent(href));
  expect(html).toContain(`>${fill(removedProductPage.text, { nearest: nearest.name })}</p>`);
  const message = removedProductPage.chatMessage.replace('{name}', 'Old Pack');
  expect(links).toEqual(['/products/pack-12v', `https://wa.me/${chatNumbers.orders}?text=${message.replaceAll("'", '&#x27;')}`]);
});
