import { hashOf } from './html';

const hashes = (...texts: readonly string[]) => [...new Set(texts.map((text) => ` '${hashOf(text)}'`))].join('');

/**
 * The policy of one page, for its `<meta>`. Browsers ignore `frame-ancestors` in a `<meta>`, so every host sends that as a
 * header.
 *
 * @param inline the page's script, its `<style>` and its `style` attributes
 * @param mailOrigin the origin that scripts and forms may send to
 */
export function buildPolicy(
  { script, style, attributes }: { script: string; style: string; attributes: string[] },
  mailOrigin: string,
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(script)}`,
    `style-src 'self'${style && hashes(style)}`,
    `style-src-attr ${attributes.length > 0 ? `'unsafe-hashes'${hashes(...attributes)}` : "'none'"}`,
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
