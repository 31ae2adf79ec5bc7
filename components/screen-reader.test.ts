import { parse } from 'node-html-parser';
import { ShareButton } from './enquiry/share-button';
import { Carousel } from './shop/carousel';
import { SpecificationTable } from './shop/product-facts';
import { print } from './test-print';
import { Breadcrumb } from './ui/breadcrumb';

const pictures = ['/a', '/b'].map((base) => ({ base, widths: [564], width: 564, height: 423, alt: '' }));

test.each([
  ['that a text was copied', print(ShareButton, { label: '', text: '', path: '' }), '[role=status]'],
  ['which picture a button has brought', print(Carousel, { name: '', pictures, sizes: '' }), '[aria-live] [role=group]'],
  ['what a value is of', print(SpecificationTable, { rows: [['A', 'B']] }), 'dl dt + dd'],
  ['the place of a page', print(Breadcrumb, { breadcrumbs: [], here: 'Here' }), '[aria-current=page]'],
])('screen readers are told %s', (_, html, selector) => {
  expect(parse(html).querySelector(selector)).not.toBeNull();
});
