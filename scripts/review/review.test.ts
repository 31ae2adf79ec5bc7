import { parse } from 'node-html-parser';
import { searchLengths } from '@/lib/seo/search-entry';
import { scratchFolder, writeFiles } from '../test/scratch-folder';
import { findProblems } from './find-problems';
import { changesSincePublished } from './published';
import { readPage, readSite, type ReviewedPage } from './read-site';
import { reportPage } from './report';
import { sourceFinder } from './text-sources';

const folder = scratchFolder();
const ORIGIN = 'https://shop.example';
const TITLE = 'A title of thirty letters or so';
const DESCRIPTION = 'A description of this page. '.repeat(5);
const IMAGE = `${ORIGIN}/share/about.jpg`;
/** A page without problems. */
const HTML = `<title>${TITLE}</title><meta name="description" content="${DESCRIPTION}"/><meta property="og:url" content="${ORIGIN}/about"/><meta property="og:image" content="${IMAGE}"/>`;

const pageOf = (more: Partial<ReviewedPage> = {}): ReviewedPage => {
  const page = readPage(HTML, `${ORIGIN}/about`);
  return { path: '/about', ...page, isListed: true, shareSize: 300_000, isLinked: true, brokenLinks: [], ...more };
};
const said = (pages: ReviewedPage[], missing: string[] = []) =>
  findProblems({ pages, missing }).map(({ path, message }) => `${path} ${message}`);
const { title, description } = searchLengths;

test.each([
  { title: 'A'.repeat(title.min), description: 'A'.repeat(description.min) },
  { title: 'A'.repeat(title.max), description: 'A'.repeat(description.max) },
])('a page without fault has no problem: %j', (more) => {
  expect(said([pageOf(more)])).toEqual([]);
});

test.each([
  [`the title has 5 characters; ${title.min} to ${title.max} are asked for`, { title: 'Short' }],
  ['the page is in the sitemap, and asks not to be listed', { isIndexed: false }],
  [`the share picture ${IMAGE} does not exist`, { isIndexed: false, isListed: false, shareSize: null }],
  ['the share picture has 301 kB; WhatsApp takes up to 300', { shareSize: 300_600 }],
  ['no other page links here', { isLinked: false }],
  ['the link "Gone" leads nowhere: /gone', { brokenLinks: [{ href: '/gone', path: '/gone', id: '', text: 'Gone' }] }],
  ['this page exists, but the sitemap does not name it', { isListed: false }],
])('%s', (message, more) => {
  expect(said([pageOf(more)])).toEqual([`/about ${message}`]);
});

test('what is twice or missing; a page that is not indexed needs no texts of its own', () => {
  expect(said([pageOf(), pageOf({ path: '/b' })]).slice(0, 2)).toEqual([
    '/about the title is also that of /b',
    '/about the description is also that of /b',
  ]);
  const pages = [pageOf(), pageOf({ path: '/404', isIndexed: false, isListed: false })];
  expect(said(pages, ['/gone'])).toEqual(['/gone the sitemap names this page, but it does not exist']);
});

test('a page is read as a crawler reads it: without what scripts hold, with its links within the site', () => {
  const { title, isIndexed, links } = readPage(
    '<meta name="robots" content="noindex, follow"><title>Yes &amp; so</title><script>"<a href=/no>"</script><noscript><a href="/c">C</a></noscript>' +
      `<a href="/b?c=1#d">B</a><a href="${ORIGIN}/e">E</a><a href="https://wa.me/1">W</a><a href="tel:1">T</a><a href="/%zz">Z</a>`,
    `${ORIGIN}/about`,
  );
  expect([title, isIndexed]).toEqual(['Yes & so', false]);
  expect(links.map(({ path, id }) => [path, id])).toEqual([
    ['/c', ''],
    ['/b', 'd'],
    ['/e', ''],
    ['/%zz', ''],
  ]);
});

test('of a site: pages that are missing, listed or linked, and links to no file, page or part of one', () => {
  writeFiles(folder, {
    'sitemap.xml': `<urlset><url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/gone</loc></url></urlset>`,
    'index.html': ['/about#there', '/about#lost', '/a.pdf', '/b.pdf', '/'].map((to) => `<a href="${to}">A</a>`).join(''),
    'about.html': '<meta name="robots" content="noindex"><a id="there" href="/">B</a>',
    'a.pdf': 'a',
  });
  const { pages, missing } = readSite(folder);
  const read = pages.map((page) => [page.path, page.isListed, page.isLinked, ...page.brokenLinks.map(({ href }) => href)]);
  expect([missing, ...read]).toEqual([['/gone'], ['/', true, false, '/about#lost', '/b.pdf'], ['/about', false, true]]);
});

const findSource = sourceFinder({
  'shop/products': { products: [{ id: 'pack', name: 'A pack', searchDescription: 'A pack at {price}.' }] },
  search: {
    searchEntries: { '/about': { title: 'About us' } },
    templates: { titles: ['{name}'], furtherTitle: '{name}, the price', descriptions: ['{name} at {price}?'] },
  },
});

test.each([
  ['title', 'About us', 'content/search.ts, entry "[routes.about]", field "title", the page’s own'],
  ['title', 'A pack, the price', 'content/search.ts, entry "templates", field "furtherTitle", a template'],
  ['description', 'A pack at PKR 5.', 'content/shop/products.ts, entry "pack", field "searchDescription", the page’s own'],
  ['description', 'A pack at PKR 5?', 'content/search.ts, entry "templates", field "descriptions", a template'],
  ['description', 'Another', 'made of several texts, or changed since this build'],
] as const)('the %s "%s" is found in the content', (kind, text, place) => {
  expect(findSource(kind, text)).toBe(place);
});

test('the report shows what differs from the published site, old beside new, and each page’s texts with their places', async () => {
  const published: Record<string, string> = {
    '/sitemap.xml': `<urlset><url><loc>${ORIGIN}/about</loc></url><url><loc>${ORIGIN}/gone</loc></url></urlset>`,
    '/about': HTML.replace(TITLE, 'Old &lt;b>'),
    '/gone': HTML,
  };
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const page = published[new URL(String(url)).pathname];
    return new Response(page ?? '', { status: page ? 200 : 404 });
  });
  const site = { origin: ORIGIN, pages: [pageOf(), pageOf({ path: '/new' })], missing: [] };
  const changes = await changesSincePublished(site);
  const problems = findProblems(site);
  const report = parse(reportPage(site, problems, changes, findSource));
  const textOf = (selector: string) => report.querySelectorAll(selector).map(({ text }) => text);
  expect(textOf('del, ins')).toEqual(['Old <b>', TITLE, 'not there', 'there', 'there', 'not there']);
  expect(textOf('.pages tr:nth-child(2) td').slice(0, 4)).toEqual([
    '/about',
    TITLE,
    'content/search.ts, entry "templates", field "titles", a template',
    '31',
  ]);
  const table = decodeURIComponent(report.querySelector('a[download]')?.getAttribute('href') ?? '');
  expect(table).toMatch(/^data:text\/csv,\ufeffPage,/);
  expect(table.split('\n')[1]).toMatch(
    `/about,${TITLE},"content/search.ts, entry ""templates"", field ""titles"", a template",31,`,
  );
  expect(report.querySelectorAll('article').map(({ id }) => id)).toEqual(['/about', '/new']);
  expect(textOf('li')[0]).toContain('/about the title is also that of /new');
  network.mockRejectedValue(new TypeError('fetch failed'));
  expect(reportPage(site, problems, await changesSincePublished(site), findSource)).toContain(`${ORIGIN} can’t be reached`);
  network.mockRestore();
});
