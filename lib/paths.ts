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
