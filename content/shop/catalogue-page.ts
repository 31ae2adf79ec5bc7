export const cataloguePage = {
  title: 'Lithium battery prices in Pakistan',
  lead: 'For 12V, 24V and 48V systems.',
  /** Used once the catalogue is too large for one page. */
  pages: {
    label: 'Pages of the catalogue',
    name: 'Page {page}',
    heading: '{title}, page {page} of {pages}',
    range: ', {from} to {to} shown',
    previous: 'Previous',
    next: 'Next',
  },
  empty: {
    title: 'No products found in this category yet.',
    text: 'Check back soon for new additions or contact us for custom solutions!',
    picture: 'empty-category',
    alt: 'An open battery case with nothing in it, its lid behind it',
    chatButton: 'Ask on WhatsApp',
    chatTopic: 'a custom solution',
    quoteButton: 'Request Quote',
  },
  /** Headings of groups and the links to them, by sub-category id. A group without an entry here is named like its sub-category. */
  groups: {
    'ups&solar-batteries': { title: 'For the house', link: 'House' },
    'automobile-batteries': { title: 'For bikes', link: 'Bikes' },
    'battery-accessories': { title: 'To build your own', link: 'Cells and BMS' },
  } as Readonly<Record<string, { title: string; link: string }>>,
  onRequest: {
    title: 'On request',
    text: 'Electric vehicles, inverters, custom packs. Tell us what you need.',
    chatButton: 'Ask on WhatsApp',
    chatTopic: 'something on request',
  },
  comparison: {
    title: 'The packs compared',
    lead: 'Choose the voltage of your UPS or inverter.',
    corner: 'Pack',
    subcategory: 'ups&solar-batteries',
    calculatorLink: 'Which one do I need?',
    some: 'Here are {shown} of our {count} packs, some of each voltage.',
    same: 'The same in all: {rows}.',
    row: '{label} {value}',
    order: 'Order',
  },
  relatedTitle: 'More from the catalogue',
  /** Appears only when a product's page is printed. */
  sheet: {
    title: 'Specification sheet',
    scan: 'Scan to order on WhatsApp',
    prices: 'Prices change: ask for today’s price.',
  },
} as const;
