import type { ProductFacts, ShopFacts } from './types';

/** What buyers read before each fact that the owner has filled in, in this order. */
export const productFactLabels = {
  weight: 'Weight',
  size: 'Size',
  terminals: 'Terminals',
  continuousCurrent: 'Continuous current',
  peakCurrent: 'Peak current',
  parallelLimit: 'In parallel',
  boxContents: 'In the box',
  warranty: 'Warranty',
} as const satisfies Record<keyof ProductFacts, string>;

export const shopFactLabels = {
  delivery: 'Delivery',
  payment: 'Payment',
  serialNumber: 'Serial number',
} as const satisfies Record<keyof ShopFacts, string>;

/** The heading of a product's facts, below its specification. */
export const productFactsTitle = 'Fitting and purchase';
