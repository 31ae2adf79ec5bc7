import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, type PictureProps } from './picture';

const source = {
  base: '/pictures/pack-1a2b3c4d',
  widths: [360, 800],
  width: 1600,
  height: 1200,
  ground: 7,
  alt: 'A battery with two handles',
};
const print = (props: Partial<PictureProps> = {}) =>
  renderToStaticMarkup(createElement(Picture, { source, sizes: '92vw', ...props }));

test('prints three formats, its size and its name', () => {
  const html = print();
  expect(html).toContain(
    '<source type="image/avif" srcSet="/pictures/pack-1a2b3c4d-360.avif 360w, /pictures/pack-1a2b3c4d-800.avif 800w" sizes="92vw"/>',
  );
  expect(html).toContain(
    '<source type="image/webp" srcSet="/pictures/pack-1a2b3c4d-360.webp 360w, /pictures/pack-1a2b3c4d-800.webp 800w" sizes="92vw"/>',
  );
  expect(html).toMatch(
    /<img src="\/pictures\/pack-1a2b3c4d-800\.jpg" width="1600" height="1200" alt="A battery with two handles" loading="lazy"/,
  );
  expect(html).toContain('ground-8');
});

test("only a page's first loads at once, before all else", () => {
  expect(print()).not.toContain('fetchPriority');
  expect(print({ priority: true })).toContain('fetchPriority="high"');
  expect(print({ priority: true })).not.toContain('loading=');
});

test('a crop for narrow screens comes first, for them alone', () => {
  const html = print({ narrow: { source: { ...source, base: '/pictures/near-1a2b3c4d' }, sizes: '100vw' } });
  const sources = html.match(/<source [^>]*>/g) ?? [];
  expect(sources.map((one) => [/media="([^"]*)"/.exec(one)?.[1], /srcSet="\/pictures\/(\w+)/.exec(one)?.[1]])).toEqual([
    ['(width &lt; 64rem)', 'near'],
    ['(width &lt; 64rem)', 'near'],
    [undefined, 'pack'],
    [undefined, 'pack'],
  ]);
});

test('a note stands on it, in a frame of the same place', () => {
  const html = print({ source: { ...source, note: 'Drawn picture' }, className: 'aspect-4/3' });
  expect(html).toMatch(
    /^<span class="[^"]*aspect-4\/3"><picture class="[^"]*size-full">.*<\/picture><span [^>]*>Drawn picture<\/span><\/span>$/,
  );
  expect(print()).not.toContain('<span');
});

test('one that could not be had is its name, and asks for no file', () => {
  const html = print({ source: { ...source, base: '', widths: [] } });
  expect(html).toMatch(
    /^<span role="img" aria-label="A battery with two handles" data-failed="A battery with two handles" class="[^"]*"><\/span>$/,
  );
  expect(html).not.toContain('/pictures/');
});
