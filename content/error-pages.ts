/** What stands in a page's place. */
export const notFoundPage = {
  title: 'This page is not here',
  text: 'The address may be old or mistyped. The catalogue has every product with its price, and a chat finds the rest.',
  productsButton: 'See all products',
  homeButton: 'Go to the home page',
  chatButton: 'Ask on WhatsApp',
} as const;

/** A page whose scripts failed. */
export const failedPage = {
  documentTitle: 'Something went wrong',
  title: 'Something went wrong here',
  text: 'The page met an error that is ours, not yours. Loading it again mostly helps. You can also order or ask in a chat.',
  reloadButton: 'Load the page again',
  contactButton: 'All ways to reach us',
  chatButton: 'Ask on WhatsApp',
  opensNewTab: '(opens in a new tab)',
} as const;
