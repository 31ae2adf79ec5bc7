/** The addresses of the site, each stated once. */
export const paths = {
  home: '/',
  products: '/products',
  about: '/about',
  contact: '/contact',
  getQuote: '/get-quote',
  backupCalculator: '/backup-calculator',
} as const;

/** The page of one product. */
export function productPath(id: string): string {
  return `${paths.products}/${id}`;
}

/** Stands for a product's address where there is none; the build takes its page out of the export. */
export const NO_PRODUCT = 'none';
