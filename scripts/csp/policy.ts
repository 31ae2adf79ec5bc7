/** Hashes are quoted, as a policy writes them. */
export interface PolicyOptions {
  /** Of its inline scripts. */
  scriptHashes: readonly string[];
  /** Of its `<style>`. */
  styleHashes: readonly string[];
  /** Of its `style` attributes. */
  styleAttributeHashes: readonly string[];
  /** Where its forms may go. */
  mailOrigin: string;
}

/**
 * The policy of one page, for its `<meta>`. What it lacks is `frame-ancestors`, which counts in headers alone: every host
 * sends it.
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
