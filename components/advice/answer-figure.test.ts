import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HoursScale } from './answer-figure';

test('what stands below a mark of the scale, which screen readers skip, is said to them, too', () => {
  const scale = { hours: { careful: 3, estimate: 4, best: 5 }, asked: { hours: 6, words: 'You asked for 6 h' } };
  const html = renderToStaticMarkup(createElement(HoursScale, scale));
  expect(html.replace(/<svg.*<\/svg>/, '')).toContain('You asked for 6 h');
});
