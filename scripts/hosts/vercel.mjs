import { ASK_AGAIN, everywhere, HASHED_FOLDERS, KEEP_A_YEAR, WORKER, WORKER_POLICY } from './header-list.mjs';

/** Vercel takes some thousand rules; each page past them has its policy as `<meta>` all the same. */
const MOST_PAGES = 1000;

/**
 * `vercel.json` for an upload of the finished export: nothing is built there.
 *
 * @param {import('./header-list.mjs').PageHeaders[]} pages
 */
export function buildVercelConfig(pages) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: '',
    buildCommand: '',
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', everywhere),
      ...HASHED_FOLDERS.map((folder) => rule(`${folder}(.*)`, { 'Cache-Control': KEEP_A_YEAR })),
      rule(WORKER, { 'Content-Security-Policy': WORKER_POLICY, 'Cache-Control': ASK_AGAIN }),
      rule('/((?!robots\\.txt$|llms\\.txt$|\\.well-known/).*\\.txt)', { 'X-Robots-Tag': 'noindex' }),
      ...pages.slice(0, MOST_PAGES).map(({ address, policy }) =>
        rule(address, { 'Content-Security-Policy': policy, 'Cache-Control': ASK_AGAIN }),
      ),
    ],
  };
}

function rule(source, headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
