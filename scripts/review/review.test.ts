import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'node-html-parser';
import { searchLengths } from '@/lib/seo/search-entry';
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
const linesOf = (page: ReviewedPage, more: Partial<ReviewedSite> = {}) =>
  findProblems(siteOf([page], more)).map(({ rule, message, hint }) => `${hint ? 'hint, ' : ''}${rule}: ${message}`);

const { title, description } = searchLengths;
const ofLength = (characters: number, pixels: number) => ({ text: 'A', characters, pixels });
const home = { path: '/', linksIn: [] };

test.each<Partial<ReviewedPage>>([
  {},
  home,
  { title: ofLength(title.min, 600), description: ofLength(description.min, 920) },
  { title: ofLength(title.max, 0), description: ofLength(description.max, 0) },
  { sharePicture: { ...sharePicture, bytes: 300_000 } },
  { links: [{ href: '/', path: '/', hash: '', text: 'Home' }] },
])('a page without fault has no problem: %j', (more) => {
  expect(linesOf(pageOf(HTML, more))).toEqual([]);
});

test.each<[from: string, to: string, ...said: string[]]>([
  [TITLE, 'Short', `title-length: the title has 5 characters; ${title.min} to ${title.max} are asked for`],
  [
    DESCRIPTION,
    'Short',
    `description-length: the description has 5 characters; ${description.min} to ${description.max} are asked for`,
  ],
  [
    'rel="canonical" href="https://shop.example/about"',
    'rel="canonical" href="https://shop.example/"',
    'canonical: the canonical link is https://shop.example/, the sitemap says https://shop.example/about',
    'canonical: link cards are told the address https://shop.example/about, search engines https://shop.example/',
  ],
  [
    'rel="canonical"',
    'rel="other"',
    'canonical: the canonical link is missing',
    'canonical: link cards are told the address https://shop.example/about, search engines null',
  ],
  ['<h1>', '<meta name="robots" content="noindex"/><h1>', 'canonical: the page is in the sitemap, and asks not to be listed'],
  ['<h1>About</h1>', '<h1>About</h1><h1>Again</h1>', 'h1: the page has 2 headings of the first level; it needs one'],
  ['<h2>Us</h2>', '<h3>Us</h3>', 'heading-jump: "Us" is h3 after h1'],
  ['<h1>About</h1>', '<h2>Why</h2><h1>About</h1>', 'heading-jump: "Why" is h2 after nothing'],
  ['<h2>Us</h2>', '<h2></h2>', 'heading-jump: an h2 is empty'],
  [' alt="A bench"', '', 'alt: the picture /a.jpg has no alternative text'],
  [
    'property="og:image" content="https://shop.example/share/about.jpg"',
    '',
    'share-picture: the page names no share picture',
    'share-picture: Twitter is told of another share picture',
  ],
  ['property="og:image:alt" content="The workshop"', '', 'share-picture: the share picture has no alternative text'],
  [TITLE, 'W'.repeat(40), 'hint, width: the title is 755 pixels wide; Google cuts at about 600'],
])('%s as %s', (from, to, ...said) => {
  expect(HTML).toContain(from);
  expect(linesOf(pageOf(HTML.replace(from, to)))).toEqual(said);
});

test('JSON-LD that is cut off', () => {
  expect(linesOf(pageOf(HTML.replace('{"@type":"AboutPage"', '{"@type":')))).toEqual([
    expect.stringMatching(/^structured-data: a block of JSON-LD can't be read: .*JSON/),
  ]);
});

const file = 'https://shop.example/share/about.jpg';
test.each<[said: string, more: Partial<ReviewedPage>, site?: Partial<ReviewedSite>]>([
  [`share-picture: the share picture ${file} does not exist`, { sharePicture: null }],
  ['share-picture: the share picture is 1000 by 630 pixels, not 1200 by 630', { sharePicture: { ...sharePicture, width: 1000 } }],
  ['share-picture: the share picture is 1200 by 600 pixels, not 1200 by 630', { sharePicture: { ...sharePicture, height: 600 } }],
  [
    'share-picture: the share picture has 301 kB; WhatsApp takes up to 300',
    { sharePicture: { ...sharePicture, bytes: 300_600 } },
  ],
  [`title-length: the title has 99 characters; ${title.min} to ${title.max} are asked for`, { title: ofLength(99, 0) }],
  ['orphan: no other page links here', { linksIn: [] }],
  [
    'link: the link "Gone" leads nowhere: /gone',
    { links: [{ href: '/gone', path: '/gone', hash: '', text: 'Gone', broken: true }] },
  ],
  ['sitemap: the sitemap names this page, but it does not exist', {}, { missing: ['/gone'] }],
  ['sitemap: this page exists, but the sitemap does not name it', {}, { unlisted: ['/secret'] }],
])('%s', (said, more, site = {}) => {
  expect(linesOf(pageOf(HTML, more), site)).toEqual([said]);
});

test('title and description that two other pages have too', () => {
  const [page, other] = [pageOf(HTML), pageOf(HTML, { path: '/b', title: ofLength(40, 0), description: ofLength(130, 0) })];
  expect(linesOf(page, { pages: [page, { ...page, path: '/contact' }, { ...page, path: '/a' }, other] }).slice(0, 2)).toEqual([
    'title-repeated: the title is also that of /contact, /a',
    'description-repeated: the description is also that of /contact, /a',
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
    none: null,
    templates: { count: 3, titles: ['{name}'], furtherTitle: '{name}, the price', descriptions: ['{name} at {price}?'] },
  },
});

test.each([
  ['title', 'About us', 'content/search.ts, entry "[routes.about]", field "title", the page’s own'],
  ['title', 'A pack, the price', 'content/search.ts, entry "templates", field "furtherTitle", a template'],
  ['description', 'A pack at PKR 5.', 'content/shop/products.ts, entry "pack", field "searchDescription", the page’s own'],
  ['description', 'A pack at PKR 5?', 'content/search.ts, entry "templates", field "descriptions", a template'],
  ['heading', '', ''],
  ['description', 'Another', 'made of several texts, or changed since this build'],
  ['heading', 'A pack', 'content/shop/products.ts, entry "pack", field "name", the page’s own'],
  ['heading', 'We build the battery', 'content/pages/about.ts, entry "hero", field "title", the page’s own'],
] as const)('the %s "%s" is found in the content', (kind, text, place) => {
  expect(findSource(kind, text)).toBe(place);
});

const site = siteOf([pageOf(HTML.replace(TITLE, `Wide &amp; &lt;${'W'.repeat(35)}`))], {
  icon: 'data:image/svg+xml;base64,PHN2Zy8+',
  shared: [
    pageOf(HTML.replace('<h1>About</h1>', '').replace('</head>', '<script type="application/ld+json">{}</script></head>'), {
      path: '/shared',
      isIndexed: false,
    }),
  ],
});
const problems = findProblems(site);
const rows = tableRows(site, problems, findSource);

test('the table is CSV that spreadsheets read, a row for each page', () => {
  const csv = tableAsCsv(rows);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(parseCsv(csv, { bom: true, columns: true })).toMatchObject([
    { Page: '/about', Title: site.pages[0]?.title.text, 'First heading': 'About', Indexed: 'yes', Problems: '0', Hints: '1' },
    { Page: '/shared', Title: TITLE, 'First heading': '', Indexed: 'no', 'Structured data': 'AboutPage, no @type' },
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
