export const cataloguePage = {
  title: 'Lithium battery catalogue',
  lead: 'Packs, bike batteries, cells and management systems, with prices. For solar systems from 12V to 48V and 10kW to 20kW.',
  filterLabel: 'Product categories',
  subCategories: 'Sub-categories',
  /** How many products are shown; `{count}`, `{from}` and `{to}` are filled in. */
  count: { one: '1 product', many: '{count} products', of: ' in {name}', range: ', {from} to {to} shown' },
  loading: ', loading',
  all: 'All Products',
  allOfCategory: 'All',
  /** Of a catalogue too large for one page. */
  pages: {
    label: 'Pages of the catalogue',
    name: 'Page {page}',
    heading: '{title}, page {page} of {pages}',
    previous: 'Previous',
    next: 'Next',
  },
  failure: {
    title: 'These products could not be loaded.',
    text: 'Your choice is kept. Check the connection and try again.',
    button: 'Try again',
  },
  empty: {
    title: 'No products found in this category yet.',
    text: 'Check back soon for new additions or contact us for custom solutions!',
    picture: 'empty-category',
    alt: 'Foam insert with four empty places for cells',
    chatButton: 'Ask on WhatsApp',
    chatTopic: 'a custom solution',
    quoteButton: 'Request a quote',
  },
  comparison: {
    title: 'The packs side by side',
    lead: 'The same chemistry and the same rated life. Choose the voltage of your UPS or inverter; the larger the pack, the less each kWh costs.',
    corner: 'Pack',
    subcategory: 'ups&solar-batteries',
    calculatorLink: 'Which one do I need? Backup calculator',
  },
  /** Stands where a row of cards has a gap. */
  offer: {
    title: 'Another voltage or size?',
    text: 'We build custom packs. Tell us the voltage, the load and the space it must fit.',
    link: 'Ask for a custom pack',
  },
  orderButton: 'Order on WhatsApp',
  specificationsTitle: 'Specifications',
  relatedTitle: 'More from the catalogue',
  /** What only the printed page of a product says. */
  sheet: {
    title: 'Specification sheet',
    scan: 'Scan to order on WhatsApp',
    prices: 'Prices change: ask for today’s price.',
  },
} as const;
