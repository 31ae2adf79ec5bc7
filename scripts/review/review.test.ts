import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'node-html-parser';
import { findProblems } from './find-problems';
import { keepReview, listChanges } from './last-review';
import { readPage } from './read-page';
import { reportPage } from './report';
import type { ReviewedPage, ReviewedSite } from './site';
import { tableAsCsv, tableRows } from './table';
import { sourceFinder } from './text-sources';
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
<script type="application/ld+json">{"@type":"AboutPage","about":{"@type":"Store","telephone":["1","2"]}}</script></head>
<body><h1>About</h1><h2>Us</h2><img src="/a.jpg" alt="A bench"/></body></html>`;
const sharePicture = { width: 1200, height: 630, format: 'jpeg', bytes: 90_000, thumbnail: 'data:,' };
const address = { url: 'https://shop.example/about', origin: 'https://shop.example' };

const pageOf = (source: string, more: Partial<ReviewedPage> = {}): ReviewedPage => ({
  path: '/about',
  isIndexed: true,
  lastModified: null,
  ...readPage(source, address),
  sharePicture,
  linksIn: ['/'],
  linksOut: [],
  ...more,
});
const siteOf = (pages: ReviewedPage[], more: Partial<ReviewedSite> = {}): ReviewedSite => ({
  origin: address.origin,
  build: 'b2',
  icon: null,
  pages,
  shared: [],
  missing: [],
  unlisted: [],
  ...more,
});
const rulesOf = (page: ReviewedPage, more: Partial<ReviewedSite> = {}) =>
  findProblems(siteOf([page], more)).map(({ rule }) => rule);

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
  ['structured-data', '{"@type":"AboutPage"', '{"@type":'],
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

test('a page that is not indexed needs no texts for search engines, but links, headings and share pictures', () => {
  const shared = (source: string, more: Partial<ReviewedPage> = {}) =>
    rulesOf(pageOf(HTML), { shared: [pageOf(source, { path: '/shared', isIndexed: false, linksIn: [], ...more })] });
  expect(shared(HTML.replace(DESCRIPTION, 'Short'))).toEqual([]);
  expect(shared(HTML, { sharePicture: null })).toEqual(['share-picture']);
  expect(shared(HTML.replace(/<meta property="og:.*/g, ''))).toEqual([]);
  expect(shared(HTML.replace('<h2>Us</h2>', '<h3>Us</h3>'))).toEqual(['heading-jump']);
});

const findSource = sourceFinder({
  'pages/about': { about: { hero: { title: 'We build', titleAccent: 'the battery' }, lead: 'A pack' } },
  'shop/products': { products: [{ id: 'pack', name: 'A pack', searchDescription: 'A pack at {price}.' }] },
  search: {
    searchEntries: { '/about': { title: 'About us' } },
    templates: { titles: ['{name}'], furtherTitle: '{name}, the price', descriptions: ['{name} at {price}?'] },
  },
});

test.each([
  ['title', 'About us', 'content/search.ts, entry "searchEntries./about", field "title", the page’s own'],
  ['title', 'A pack, the price', 'content/search.ts, entry "templates", field "furtherTitle", a template'],
  ['description', 'A pack at PKR 5.', 'content/shop/products.ts, entry "pack", field "searchDescription", the page’s own'],
  ['description', 'A pack at PKR 5?', 'content/search.ts, entry "templates", field "descriptions", a template'],
  ['description', 'Another', 'made of several texts, or changed since this build'],
  ['heading', 'A pack', 'content/shop/products.ts, entry "pack", field "name", the page’s own'],
  ['heading', 'We build the battery', 'content/pages/about.ts, entry "hero", field "title", the page’s own'],
] as const)('the %s "%s" is found in the content', (kind, text, place) => {
  expect(findSource(kind, text)).toBe(place);
});

const site = siteOf([pageOf(HTML.replace(TITLE, `Wide &amp; &lt;${'W'.repeat(35)}`))], {
  icon: 'data:image/svg+xml;base64,PHN2Zy8+',
  shared: [pageOf(HTML, { path: '/shared', isIndexed: false })],
});
const problems = findProblems(site);
const rows = tableRows(site, problems, findSource);

test('the table is CSV that spreadsheets read, a row for each page', () => {
  const csv = tableAsCsv(rows);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(parseCsv(csv, { bom: true, columns: true })).toMatchObject([
    { Page: '/about', Title: site.pages[0]?.title.text, 'First heading': 'About', Indexed: 'yes', Problems: '0', Hints: '1' },
    { Page: '/shared', Title: TITLE, Indexed: 'no', 'Structured data': 'AboutPage' },
  ]);
});

test('a review is compared with that of the build before, however often one build is reviewed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'review-'));
  const keep = (build: string) => keepReview(path.join(folder, 'last.json'), { date: 'today', build, rows })?.build;
  expect(['b1', 'b1', 'b2', 'b2', 'b3'].map(keep)).toEqual([undefined, undefined, 'b1', 'b1', 'b2']);
  rmSync(folder, { recursive: true });
});

test('changes are texts that differ, pages that came and pages that went', () => {
  const [about, shared] = rows as [(typeof rows)[0], (typeof rows)[0]];
  expect(
    listChanges(
      [about, shared],
      [
        { ...about, Title: 'New' },
        { ...about, Page: '/new' },
      ],
    ),
  ).toEqual([
    { path: '/about', column: 'Title', before: about.Title, now: 'New' },
    { path: '/new', column: 'Page', before: 'not there', now: 'there' },
    { path: '/shared', column: 'Page', before: 'there', now: 'not there' },
  ]);
});

test('the report names address, build and date, links each hint to its page, and shows old beside new', () => {
  const last = { date: 'yesterday', build: 'b1', rows: rows.map((row) => ({ ...row, Title: 'Old' })).slice(0, 1) };
  const report = parse(reportPage({ site, problems, rows, date: 'today', last, styles: '', controls: '' }));
  const textOf = (selector: string) => report.querySelectorAll(selector).map(({ text }) => text);
  expect(textOf('h1 + p')[0]).toMatch(/https:\/\/shop\.example, build b2, reviewed on today/);
  const [hint] = problems;
  const linked = report.querySelectorAll('li a[href="#/about"]').map(({ parentNode }) => parentNode?.text);
  expect(linked).toEqual([expect.stringContaining(hint?.message ?? '')]);
  expect(report.querySelectorAll('article').map(({ id }) => id)).toEqual(['/about', '/shared']);
  expect(textOf('h2').slice(0, 2)).toEqual(['Indexed', 'Shared, not indexed']);
  expect(textOf('tr[data-page] th')).toEqual(['/about', '/shared']);
  expect(textOf('del, ins')).toEqual(['Old', site.pages[0]?.title.text, 'not there', 'there']);
  expect(report.querySelector('.google img')?.getAttribute('src')).toBe(site.icon);
  expect(textOf('details li').map((text) => text.trim())).toContain('telephone 1, 2');
  expect(report.querySelector('article dl')?.text).toContain('About');
});
