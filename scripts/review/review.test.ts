import { expect, test } from '@jest/globals';
import { findProblems } from './find-problems';
import { readPage } from './read-page';
import type { ReviewedPage, ReviewedSite } from './site';
import { textWidth } from './text-width';

const TITLE = 'A title of thirty letters or so';
const DESCRIPTION = 'A description of this page. '.repeat(5);
/** A page without problems; each test breaks it by one replacement. */
const HTML = `<!doctype html><html><head><title>${TITLE}</title>
<meta name="description" content="${DESCRIPTION}"/>
<link rel="canonical" href="https://shop.example/about"/>
<meta property="og:url" content="https://shop.example/about"/>
<meta property="og:image" content="https://shop.example/share/about.jpg"/><meta property="og:image:alt" content="The workshop"/>
<meta name="twitter:image" content="https://shop.example/share/about.jpg"/>
<script type="application/ld+json">{"@type":"AboutPage"}</script></head>
<body><h1>About</h1><h2>Us</h2><img src="/a.jpg" alt="A bench"/></body></html>`;
const sharePicture = { width: 1200, height: 630, format: 'jpeg', bytes: 90_000, thumbnail: '' };
const address = { url: 'https://shop.example/about', origin: 'https://shop.example' };

const pageOf = (source: string, more: Partial<ReviewedPage> = {}): ReviewedPage => ({
  path: '/about',
  lastModified: null,
  ...readPage(source, address),
  sharePicture,
  linksIn: ['/'],
  linksOut: [],
  ...more,
});
const rulesOf = (page: ReviewedPage, site: Partial<ReviewedSite> = {}) =>
  findProblems({ pages: [page], missing: [], unlisted: [], ...site }).map(({ rule }) => rule);

test('a page without fault has no problem', () => {
  expect(rulesOf(pageOf(HTML))).toEqual([]);
});

test.each([
  ['title-length', TITLE, 'Short'],
  ['description-length', DESCRIPTION, 'Short'],
  [
    'canonical',
    '<link rel="canonical" href="https://shop.example/about"/>',
    '<link rel="canonical" href="https://shop.example/"/>',
  ],
  ['canonical', '<h1>', '<meta name="robots" content="noindex"/><h1>'],
  ['h1', '<h1>About</h1>', '<h1>About</h1><h1>Again</h1>'],
  ['heading-jump', '<h2>Us</h2>', '<h3>Us</h3>'],
  ['heading-jump', '<h2>Us</h2>', '<h2></h2>'],
  ['alt', ' alt="A bench"', ''],
  ['share-picture', '<meta property="og:image" content="https://shop.example/share/about.jpg"/>', ''],
  ['share-picture', 'property="og:image:alt" content="The workshop"', ''],
  ['structured-data', '{"@type":"AboutPage"}', '{"@type":'],
  ['width', TITLE, 'W'.repeat(40)],
])('%s: %s', (rule, from, to) => {
  expect(HTML).toContain(from);
  expect(new Set(rulesOf(pageOf(HTML.replace(from, to))))).toEqual(new Set([rule]));
});

test.each<[rule: string, more: Partial<ReviewedPage>, site: Partial<ReviewedSite>]>([
  ['share-picture', { sharePicture: null }, {}],
  ['share-picture', { sharePicture: { ...sharePicture, width: 1000 } }, {}],
  ['share-picture', { sharePicture: { ...sharePicture, bytes: 300_001 } }, {}],
  ['orphan', { linksIn: [] }, {}],
  ['link', { links: [{ href: '/gone', path: '/gone', hash: '', text: 'Gone', broken: true }] }, {}],
  ['sitemap', {}, { missing: ['/gone'] }],
  ['sitemap', {}, { unlisted: ['/secret'] }],
])('%s by what is found beside the page', (rule, more, site) => {
  expect(rulesOf(pageOf(HTML, more), site)).toEqual([rule]);
});

test('title and description that another page has too', () => {
  const page = pageOf(HTML);
  expect(rulesOf(page, { pages: [page, { ...page, path: '/contact' }] })).toEqual([
    'title-repeated',
    'description-repeated',
    'title-repeated',
    'description-repeated',
  ]);
});

test('a page is read as a crawler reads it: without what scripts hold, with its links within the site', () => {
  const { headings, links } = readPage(
    '<script>"<h1>no</h1>"</script><h1>Yes &amp; so</h1><noscript><h2>Call</h2></noscript>' +
      '<a href="/b?c=1#d">B</a><a href="https://shop.example/e">E</a><a href="https://wa.me/1">W</a><a href="tel:1">T</a><a href="/%zz">Z</a>',
    address,
  );
  expect(headings.map(({ text }) => text)).toEqual(['Yes & so', 'Call']);
  expect(links.map(({ path, hash }) => [path, hash])).toEqual([
    ['/b', 'd'],
    ['/e', ''],
    [null, ''],
  ]);
});

test('widths are those of Arial', () => {
  // Chromium measures 13,398.4 with Liberation Sans and no kerning.
  expect(textWidth('Hamburgefonstiv 0123456789', 1000)).toBe(13396);
  expect(textWidth('é', 1000)).toBe(textWidth('e', 1000));
});
