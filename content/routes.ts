/** The addresses of the site's pages, each stated only here. */
export const routes = {
  home: '/',
  products: '/products',
  about: '/about',
  contact: '/contact',
  getQuote: '/get-quote',
  backupCalculator: '/backup-calculator',
  inverterSettings: '/inverter-settings',
  fitABattery: '/fit-a-battery',
  checkABattery: '/check-a-battery',
  lithiumOrTubular: '/lithium-or-tubular',
} as const;
