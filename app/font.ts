import localFont from 'next/font/local';

/** Archivo, for headings and figures; the build cuts the file down. */
export const archivo = localFont({
  src: '../.generated/archivo-heading.woff2',
  weight: '740',
  variable: '--font-archivo',
  // On a line too slow for it the first page keeps Arial: a headline that wraps anew would move the order button.
  display: 'optional',
  adjustFontFallback: 'Arial',
});
