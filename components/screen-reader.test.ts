import { parse } from 'node-html-parser';
import { ShareButton } from './enquiry/share-button';
import { renderHtml } from './render-html';
import { Breadcrumb } from './ui/breadcrumb';

test.each([
  ['that a text was copied', renderHtml(ShareButton, { label: '', text: '', path: '' }), '[role=status]'],
  ['the place of a page', renderHtml(Breadcrumb, { breadcrumbs: [], here: 'Here' }), '[aria-current=page]'],
])('screen readers are told %s', (_, html, selector) => {
  expect(parse(html).querySelector(selector)).not.toBeNull();
});
