/** Headers of every address. */
export const EVERYWHERE: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** Headers that Netlify, Cloudflare and Vercel send by themselves, and other hosts are told to send. */
export const BY_DEFAULT = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

interface Rule {
  /** Paths, in which `*` stands for any characters. */
  paths: readonly string[];
  except?: readonly string[];
  header: string;
  /** Replaces the header's value in `EVERYWHERE`; Netlify and Cloudflare send both. */
  value: string;
}

/** Headers of some addresses. A header has one rule at most. */
export const RULES: readonly Rule[] = [
  { paths: ['/sw.js'], header: 'Content-Security-Policy', value: "default-src 'none'; connect-src 'self'" },
  {
    paths: ['/_next/*', '/feeds/*', '/*.txt'],
    except: ['/robots.txt', '/.well-known/*'],
    header: 'X-Robots-Tag',
    value: 'noindex',
  },
  { paths: ['/_next/static/*', '/pictures/*'], header: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  { paths: ['/pictures/*', '/share/*', '/icons/*'], header: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];

/** What follows the slash at the beginning of a rule's paths, as a regular expression. Vercel refuses groups that capture. */
export function patternOf({ paths, except = [] }: Rule): string {
  const anyOf = (all: readonly string[]) =>
    `(?:${all.map((path) => path.slice(1).replace('.', '\\.').replace('*', '.*')).join('|')})`;
  return (except.length > 0 ? `(?!${anyOf(except)}$)` : '') + anyOf(paths);
}

/**
 * The headers that a host sends with a file.
 *
 * @param address `/about`, `/pictures/a.avif`
 */
export function headersOf(address: string) {
  const own = RULES.filter((rule) => new RegExp(`^/${patternOf(rule)}$`).test(address));
  return { ...EVERYWHERE, ...BY_DEFAULT, ...Object.fromEntries(own.map(({ header, value }) => [header, value])) };
}
