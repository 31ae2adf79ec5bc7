/** Hashes of the page's inline scripts, `<style>` elements and values of `style` attributes, in single quotes. */
export interface PolicyOptions {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  styleAttributeHashes: readonly string[];
  /** The origin that scripts and forms may send to. */
  mailOrigin: string;
}

/**
 * The policy of one page, for its `<meta>`. Browsers ignore `frame-ancestors` in a `<meta>`, so every host sends that as a
 * header.
 */
export function buildPolicy({ scriptHashes, styleHashes, styleAttributeHashes, mailOrigin }: PolicyOptions): string {
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
