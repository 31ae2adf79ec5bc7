/**
 * The policy of one page, for its `<meta>`. What it lacks is `frame-ancestors`, which counts in headers alone: every host sends it.
 *
 * @param {object} page
 * @param {string[]} page.scriptHashes of its inline scripts
 * @param {string[]} page.styleHashes of its `<style>`
 * @param {string[]} page.styleAttributeHashes of its `style` attributes
 * @param {string} page.mailOrigin where its forms may go
 * @returns {string}
 */
export function buildPagePolicy({ scriptHashes, styleHashes, styleAttributeHashes, mailOrigin }) {
  return [
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
}
