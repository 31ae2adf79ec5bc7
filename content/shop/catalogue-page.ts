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
    chatButton: 'Ask on WhatsApp',
    chatTopic: 'a custom solution',
    quoteButton: 'Request Quote',
  },
  /** Headings of groups, by sub-category id. A group without an entry here is named like its sub-category. */
  groups: {
    'ups&solar-batteries': 'For the house',
    'automobile-batteries': 'For bikes',
    'battery-accessories': 'To build your own',
  } as Readonly<Record<string, string>>,
  /** The sub-category of batteries for a house, the only one whose products the calculator may suggest. Cards show the hours for one household, which a note below the heading names. */
  housePacks: {
    subcategory: 'ups&solar-batteries',
    householdId: 'family',
    hours: 'Hours for {household}.',
    life: 'Life: {life}, whichever comes first.',
  },
  onRequest: {
    title: 'On request',
    text: 'Electric vehicles, inverters, custom packs. Tell us what you need.',
    chatButton: 'Ask on WhatsApp',
    chatTopic: 'something on request',
  },
} as const;
