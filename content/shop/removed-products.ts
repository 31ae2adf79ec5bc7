import 'server-only';

import type { RemovedProduct } from '../types';

/**
 * Products that are no longer sold. Each keeps a small page at its old address, `/products/<id>`, so that shared and saved links
 * still work. The page leads to `nearest`, the id of a product that is sold. An entry:
 *
 *   { id: '12v-80ah-lithium-battery', name: 'Alpha Ampere 12V 80Ah Lithium Battery', nearest: '12v-100ah-lithium-battery' },
 */
export const removedProducts: readonly RemovedProduct[] = [];

/** The words of the pages of removed products. The site fills in `{name}` and `{nearest}`. */
export const removedProductPage = {
  title: '{name} is no longer sold',
  text: 'The nearest product we sell today is the {nearest}. Not sure whether it suits you? Ask us on WhatsApp.',
  nearestButton: 'See the {nearest}',
  chatButton: 'Ask on WhatsApp',
  chatMessage: 'Hi! I was looking for {name}, which you no longer sell. What would you suggest instead?',
  search: {
    title: '{name}, no longer sold | Alpha Ampere',
    description: '{name} is no longer sold by Alpha Ampere. The nearest product in the catalogue is the {nearest}.',
  },
} as const;
