import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PictureSource } from '@/lib/shop/pictures';
import { Carousel } from './carousel';

// The catalogue's products have two or three pictures; the one-picture product is tested here.
const only: PictureSource = { base: '/pictures/only', widths: [400], width: 400, height: 300, ground: 3, alt: 'only' };

test('one picture has neither arrows nor dots', () => {
  const html = renderToStaticMarkup(createElement(Carousel, { name: 'a battery', pictures: [only], sizes: '100vw' }));
  expect(html).toContain('alt="only"');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('carousel');
});
