/**
 * The policy of one page. `frame-ancestors` is for headers alone: browsers ignore it in a `<meta>`, and complain.
 *
 * @param {object} page
 * @param {string[]} page.scriptHashes of its inline scripts
 * @param {string[]} page.styleHashes of its `<style>`
 * @param {string[]} page.styleAttributeHashes of its `style` attributes
 * @param {string} page.mailOrigin where its forms may go
 * @returns {{ meta: string, header: string }}
 */
export function buildPagePolicy({ scriptHashes, styleHashes, styleAttributeHashes, mailOrigin }) {
  const meta = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    ["style-src 'self'", ...styleHashes].join(' '),
    `style-src-attr ${styleAttributeHashes.length > 0 ? `'unsafe-hashes' ${styleAttributeHashes.join(' ')}` : "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${mailOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${mailOrigin} https://wa.me`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  return { meta, header: `${meta}; frame-ancestors 'none'` };
}

/** The policy of what is not a page: opened by itself, it may load and run nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A service worker is held to its own file's policy, and fetches pages and files in their stead. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
