/** Words on a product's card, dialog and page. */
export const productWords = {
  order: 'Order on WhatsApp',
  soldOut: 'Out of stock',
  /** The words of the order button if the product is out of stock. */
  askWhenBack: 'Ask when it is back',
  specifications: 'Specifications',
  runs: 'What it runs',
  allOfPack: 'Everything about this battery',
  all: 'Everything about it',
} as const;

/** The buttons that choose what the catalogue shows. */
export const filterWords = {
  categories: 'Product categories',
  subCategories: 'Sub-categories',
  all: 'All Products',
  allOfCategory: 'All kinds',
  /** Beside a choice without products. */
  onRequest: 'on request',
} as const;

/** How many products are shown. The site fills in `{count}` and `{name}`. */
export const countWords = { one: '1 product', many: '{count} products', of: ' in {name}' } as const;
