import { ASK_AGAIN, everywhere, HASHED_FOLDERS, KEEP_A_YEAR, WORKER, WORKER_POLICY } from './header-list.mjs';

/** Cloudflare reads no more rules than this, and no longer lines. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** What is left out is named up to so many rules. */
const MOST_NAMED = 200;

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Both join the values of all rules that match a path, so that no
 * header stands in two of them. What is left out to stay within Cloudflare's limits is said in the file; each page
 * carries its policy as `<meta>` as well.
 *
 * @param {import('./header-list.mjs').PageHeaders[]} pages
 * @returns {{ text: string, leftOut: string[] }}
 */
export function buildHeadersFile(pages) {
  const folders = HASHED_FOLDERS.map((folder) => rule(`${folder}*`, { 'Cache-Control': KEEP_A_YEAR }));
  const fixed = [rule('/*', everywhere), ...folders, rule(WORKER, { 'Content-Security-Policy': WORKER_POLICY, 'Cache-Control': ASK_AGAIN })];
  const ownHeaders = ({ policy }) => ({ 'Content-Security-Policy': policy, 'Cache-Control': ASK_AGAIN });

  const short = pages.filter(({ policy }) => `  Content-Security-Policy: ${policy}`.length <= MAX_LINE);
  const wanted = [
    ...short.map((page) => rule(page.address, ownHeaders(page))),
    ...short.filter(hasCopy).map((page) => rule(`${page.address}/`, ownHeaders(page))),
    ...pages.flatMap(({ address }) => payloadAddresses(address).map((payload) => rule(payload, { 'X-Robots-Tag': 'noindex' }))),
  ];
  const room = MAX_RULES - fixed.length;
  const long = pages.filter((page) => !short.includes(page)).map(({ address }) => address);
  const leftOut = [...long, ...wanted.slice(room).map(({ source }) => source)];

  const notes = [
    '# Made by the build from scripts/hosts/header-list.mjs: change it there.',
    ...leftOut.slice(0, MOST_NAMED).map((source) => `# Left out, past the limits of Cloudflare: ${source} (its page has the policy as <meta>)`),
    ...(leftOut.length > MOST_NAMED ? [`# Left out as well: ${leftOut.length - MOST_NAMED} more`] : []),
  ];
  const rules = [...fixed, ...wanted.slice(0, room)].map(({ source, headers }) =>
    [source, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return { text: `${[...notes, ...rules].join('\n')}\n`, leftOut };
}

/** What the router fetches of a page; text that no search engine should list. */
export function payloadAddresses(address) {
  if (address === '/404') return [];
  return address === '/' ? ['/index.txt', '/__next*'] : [`${address}.txt`, `${address}/__next*`];
}

function hasCopy({ files }) {
  return files.length > 1;
}

function rule(source, headers) {
  return { source, headers };
}
