import { categories } from '@/content/categories';
import type { Category, Product } from '@/content/types';
import { ContentError, parseCatalogue } from './content-schema';

/* An entry that keeps all rules, for the tests of the content's schema to break. */

export const good: Product = {
  id: 'good-battery',
  category: 'solar-batteries',
  subcategory: 'ups&solar-batteries',
  name: 'Good Battery',
  shortName: 'Good',
  price: 'PKR 10,000',
  oldPrice: 'PKR 12,000',
  description: '',
  specs: { Chemistry: 'LiFePO4' },
  images: [{ src: 'good-front', alt: 'The battery from the front' }],
  availability: 'available for order',
  updated: '2026-11-20',
};
export const pack = { 'Nominal Voltage': '12.8V', 'Nominal Capacity': '100Ah' };
export const picture = { src: 'good-front', alt: 'The battery from the front' };

/** The lines of the error that stops the build; empty when nothing does. */
export function problemsOf(entries: readonly unknown[], list: readonly Category[] = categories): readonly string[] {
  try {
    parseCatalogue({ categories: list, products: entries as readonly Product[] });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

export const without = (field: keyof Product) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
