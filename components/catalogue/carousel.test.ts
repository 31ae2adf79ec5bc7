import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productCardLabels } from '@/lib/catalogue-copy';
import type { PictureSource } from '@/lib/pictures';
import { Carousel } from './carousel';

// The catalogue's products have two or three pictures; the one-picture product is tested here.
const picture = (name: string): PictureSource => ({
  base: `/pictures/${name}`,
  widths: [400],
  width: 400,
  height: 300,
  ground: 3,
  alt: name,
});

const render = (...names: string[]) =>
  renderToStaticMarkup(
    createElement(Carousel, {
      name: 'a battery',
      words: productCardLabels.carousel,
      pictures: names.map(picture),
      sizes: '100vw',
    }),
  );

test('one picture has neither arrows nor dots', () => {
  const html = render('only');
  expect(html).toContain('alt="only"');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('carousel');
});

test.each([2, 3])('%d pictures have two arrows and a dot each, the first alone in the page', (count) => {
  const names = ['first', 'second', 'third'].slice(0, count);
  const html = render(...names);
  expect(html.match(/<button/g)).toHaveLength(2 + count);
  expect(html).toContain('aria-roledescription="carousel"');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`aria-label="1 of ${count}".*alt="first"`));
});
