import localFont from 'next/font/local';

/** Archivo, for headings and figures. The build cuts the file down to the characters that the site needs. */
export const archivo = localFont({
  src: '../.generated/archivo-heading.woff2',
  weight: '740',
  variable: '--font-archivo',
  // In the export `scripts/late-hydration/late-typeface.ts` loads the font, without moving any text.
  preload: false,
  // Next would adjust regular Arial, but headings are bold; `globals.css` has its own fallback.
  adjustFontFallback: false,
});
