import { EMBEDDABLE_FOLDERS, everywhere, HASHED_FOLDERS, KEEP_A_YEAR, WORKER } from './header-list';

/** All other places but pages' own folders. None may overlap: both hosts join the values of all rules that match. */
const SAME_ORIGIN = ['/', '/:file', '/_next/*', '/catalogue/*', '/feeds/*', '/.well-known/*'];

type Rule = [place: string, headers: Readonly<Record<string, string>>];

/**
 * `_headers` as Netlify and Cloudflare Pages read it. What both send by themselves is left to them: no caching but for
 * a question whether the file is still the same.
 *
 * @param pages the names of the pages in the export's first folder, `about`
 */
export function buildHeadersFile(pages: readonly string[]): string {
  const own = pages.filter((page) => page !== '404' && page !== 'index');
  const payloads = [
    ...['index', ...own].map((page) => `/${page}.txt`),
    '/_next/static/payloads/*',
    '/products/:product.txt',
    '/products/page/:page.txt',
  ];
  const rules: Rule[] = [
    ['/*', everywhere],
    // Joined with the policy of all files: a list of two policies, both of which count.
    [WORKER, { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" }],
    ...HASHED_FOLDERS.map((folder): Rule => [`${folder}*`, { 'Cache-Control': KEEP_A_YEAR }]),
    ...EMBEDDABLE_FOLDERS.map((folder): Rule => [`${folder}*`, { 'Cross-Origin-Resource-Policy': 'cross-origin' }]),
    ...[...SAME_ORIGIN, ...own.map((page) => `/${page}/*`)].map((place): Rule => [
      place,
      { 'Cross-Origin-Resource-Policy': 'same-origin' },
    ]),
    ...payloads.map((place): Rule => [place, { 'X-Robots-Tag': 'noindex' }]),
  ];
  const texts = rules.map(([place, headers]) =>
    [place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# Made by the build from scripts/hosts/header-list.ts: change it there.\n${texts.join('\n')}\n`;
}
