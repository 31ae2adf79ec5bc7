/** Shown at an address that has no page. */
export const notFoundPage = {
  title: 'We can’t find this page',
  text: 'The address may be old or mistyped. Every product is in the catalogue with its price; for anything else, ask us on WhatsApp.',
  productsButton: 'See all products',
  homeButton: 'Go to the home page',
  chatButton: 'Ask on WhatsApp',
} as const;

/** Shown in place of a page whose scripts failed. */
export const failedPage = {
  title: 'Something went wrong here',
  text: 'The fault is ours, not yours. Loading the page again usually helps. You can also order or ask on WhatsApp.',
  reloadButton: 'Load the page again',
  chatButton: 'Ask on WhatsApp',
} as const;
