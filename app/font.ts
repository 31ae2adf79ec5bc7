import localFont from 'next/font/local';

/** Archivo, the one family; `scripts/build/font.ts` makes the file before each build. */
export const archivo = localFont({
  src: '../.generated/archivo.woff2',
  weight: '450 740',
  declarations: [{ prop: 'font-stretch', value: '100% 110%' }],
  variable: '--font-archivo',
  // On a line too slow for it the first page keeps Arial: a headline that wraps anew would move the order button.
  display: 'optional',
  adjustFontFallback: 'Arial',
});
