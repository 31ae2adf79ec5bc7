/** What a visitor would be asked for. The page's own policy lets no one else's script in; a longer list costs each response. */
const SWITCHED_OFF = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Headers of every response, whatever the host. The policy of a page stands in its `<meta>`, so that no host can send a
 * page with the policy of another page or another build; `frame-ancestors` is for headers alone.
 */
export const everywhere: Readonly<Record<string, string>> = {
  // Without includeSubDomains: the owner's other hosts are not known here.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
  'Content-Security-Policy': "frame-ancestors 'none'",
};

export const KEEP_A_YEAR = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Folders whose files carry a hash of their content in the name. */
export const HASHED_FOLDERS = ['/_next/static/', '/pictures/'];

/** Folders whose files other sites may show: shops, search results, link previews. */
export const EMBEDDABLE_FOLDERS = ['/pictures/', '/share/', '/icons/'];

export const WORKER = '/sw.js';

/** A service worker is held to its own file's policy. It fetches pages and files in their stead. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** What stands in the export for a host alone. Nobody reads it, nor the compressed copies, by its own address. */
export const HOST_FILES = ['_headers', 'vercel.json', '.htaccess'];

/** RSC payloads are text files, which no search engine should list; these text files it may. */
const LISTED_TEXTS = /^\/(robots\.txt|llms\.txt|\.well-known\/.*)$/;

/**
 * The list as one function: what a host should send with a path of the export, and what our own server does send.
 *
 * @param path `/about`, `/pictures/a.avif`
 */
export function headersOf(path: string): Record<string, string> {
  const isIn = (folders: readonly string[]) => folders.some((folder) => path.startsWith(folder));
  return {
    ...everywhere,
    ...(path === WORKER ? { 'Content-Security-Policy': WORKER_POLICY } : {}),
    'Cross-Origin-Resource-Policy': isIn(EMBEDDABLE_FOLDERS) ? 'cross-origin' : 'same-origin',
    'Cache-Control': isIn(HASHED_FOLDERS) ? KEEP_A_YEAR : ASK_AGAIN,
    ...(path.endsWith('.txt') && !LISTED_TEXTS.test(path) ? { 'X-Robots-Tag': 'noindex' } : {}),
  };
}
