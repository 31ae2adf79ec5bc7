import { ASK_AGAIN, everywhere, FILE_POLICY, HASHED_FOLDERS, KEEP_A_YEAR, WORKER, WORKER_POLICY } from './header-list.mjs';
import { payloadAddresses } from './headers-file.mjs';

/**
 * The rules that our own server applies, and with it every test: of those that match, the later wins.
 *
 * @param {import('./header-list.mjs').PageHeaders[]} pages
 * @returns {{ source: string, headers: Record<string, string> }[]}
 */
export function buildServerRules(pages) {
  const policyRule = (source, policy) => ({ source, headers: { 'Content-Security-Policy': policy } });
  return [
    { source: '/*', headers: { ...everywhere, 'Cache-Control': ASK_AGAIN, 'Content-Security-Policy': FILE_POLICY } },
    ...HASHED_FOLDERS.map((folder) => ({ source: `${folder}*`, headers: { 'Cache-Control': KEEP_A_YEAR } })),
    policyRule(WORKER, WORKER_POLICY),
    ...pages.flatMap(({ address, files, policy }) =>
      [address, ...files.map((file) => `/${file}`)].map((source) => policyRule(source, policy)),
    ),
    ...pages.flatMap(({ address }) =>
      payloadAddresses(address).map((source) => ({ source, headers: { 'X-Robots-Tag': 'noindex' } })),
    ),
  ];
}
