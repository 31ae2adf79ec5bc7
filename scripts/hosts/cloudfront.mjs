import { everywhere } from './header-list.mjs';

/** CloudFront takes these in fields of their own, and refuses them among the custom ones. */
const FIELDS = {
  'Strict-Transport-Security': () => ({
    StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true, Preload: false },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
};

/**
 * The response headers policy of a CloudFront distribution, as `aws cloudfront create-response-headers-policy` takes it.
 * It is one for all pages, so that of the policies only `frame-ancestors` is here: each page has the rest as `<meta>`.
 */
export function buildCloudFrontHeaders() {
  const own = Object.entries(everywhere).filter(([name]) => name in FIELDS);
  const custom = Object.entries(everywhere).filter(([name]) => !(name in FIELDS));
  return {
    Name: 'alpha-ampere',
    SecurityHeadersConfig: Object.assign(
      { ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: "frame-ancestors 'none'" } },
      ...own.map(([name, value]) => FIELDS[name](value)),
    ),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}
