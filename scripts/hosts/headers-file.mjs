import { EMBEDDABLE_FOLDERS, everywhere, HASHED_FOLDERS, KEEP_A_YEAR, WORKER } from './header-list.mjs';

/** All other places but pages' own folders. None may overlap: both hosts join the values of all rules that match. */
const SAME_ORIGIN = ['/', '/:file', '/_next/*', '/catalogue/*', '/feeds/*', '/.well-known/*'];

/**
 * `_headers` as Netlify and Cloudflare Pages read it. What both send by themselves is left to them: no caching but for
 * a question whether the file is still the same.
 *
 * @param {readonly string[]} pages the names of the pages in the export's first folder, `about`
 */
export function buildHeadersFile(pages) {
  const own = pages.filter((page) => page !== '404' && page !== 'index');
  const payloads = [
    ...['index', ...own].map((page) => `/${page}.txt`),
    ...['', ...own.map((page) => `/${page}`), '/products/:product', '/products/page/:page'].map((folder) => `${folder}/__next*`),
    '/_next/static/payloads/*',
    '/products/:product.txt',
    '/products/page/:page.txt',
  ];
  const rules = [
    ['/*', everywhere],
    // Joined with the policy of all files: a list of two policies, both of which count.
    [WORKER, { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" }],
    ...HASHED_FOLDERS.map((folder) => [`${folder}*`, { 'Cache-Control': KEEP_A_YEAR }]),
    ...EMBEDDABLE_FOLDERS.map((folder) => [`${folder}*`, { 'Cross-Origin-Resource-Policy': 'cross-origin' }]),
    ...[...SAME_ORIGIN, ...own.map((page) => `/${page}/*`)].map((place) => [place, { 'Cross-Origin-Resource-Policy': 'same-origin' }]),
    ...payloads.map((place) => [place, { 'X-Robots-Tag': 'noindex' }]),
  ];
  const texts = rules.map(([place, headers]) => [place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'));
  return `# Made by the build from scripts/hosts/header-list.mjs: change it there.\n${texts.join('\n')}\n`;
}
