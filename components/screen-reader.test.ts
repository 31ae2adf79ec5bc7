import { parse } from 'node-html-parser';
import { HoursScale } from './advice/answer-figure';
import { ShareButton } from './enquiry/share-button';
import { Carousel } from './shop/carousel';
import { SpecificationTable } from './shop/specification-table';
import { print } from './test-print';
import { Breadcrumb } from './ui/breadcrumb';

const hours = { careful: 3, estimate: 4, best: 5 };
const pictures = ['/a', '/b'].map((base) => ({ base, widths: [564], width: 564, height: 423, alt: '' }));

test.each<[what: string, html: string, selector: string]>([
  ['what a mark of the scale says', print(HoursScale, { hours, asked: { hours: 6, words: '' } }), '.sr-only'],
  ['that a text was copied', print(ShareButton, { label: '', text: '', path: '' }), '[role=status]'],
  ['which picture a button has brought', print(Carousel, { name: '', pictures, sizes: '' }), '[aria-live] [role=group]'],
  ['a row’s head', print(SpecificationTable, { parts: [{ title: '', rows: [['A', 'B']] }] }), 'th[scope=row]'],
  ['the place of a page', print(Breadcrumb, { breadcrumbs: [], here: 'Here' }), '[aria-current=page]'],
])('screen readers are told %s', (_, html, selector) => {
  expect(parse(html).querySelector(selector)).not.toBeNull();
});
