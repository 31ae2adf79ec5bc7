import localFont from 'next/font/local';

/** Archivo, for headings and figures; the build cuts the file down. */
export const archivo = localFont({
  src: '../.generated/archivo-heading.woff2',
  weight: '740',
  variable: '--font-archivo',
  // `scripts/csp/late-typeface.ts` fetches it, so that nothing waits for it and nothing moves; this is for `next dev`.
  preload: false,
  display: 'optional',
  // Next knows only the regular Arial, and headings are bold.
  adjustFontFallback: false,
});
