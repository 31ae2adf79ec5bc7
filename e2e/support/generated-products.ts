import { products } from '@/content/products';
import type { Product } from '@/content/types';
import type { ProjectCopy } from './project-copy';

/** Where the generated products go: some sub-categories more often than others, most not at all. */
const PLACES = [
  ...Array(4).fill(['solar-batteries', 'ups&solar-batteries']),
  ...Array(3).fill(['solar-batteries', 'automobile-batteries']),
  ...Array(2).fill(['electric-batteries', 'ev-batteries']),
] as [category: string, subcategory: string][];
const USES = [
  'a whole home',
  'the UPS of a shop',
  'a rickshaw that runs all day',
  'a tube well',
  'lights and fans',
  'small packs',
];
const NOTES = ['Sealed.', 'Tested cell by cell.', 'With handles and a breaker.', 'The case opens with four screws.'];

/**
 * The catalogue with as many products more as it takes to have `count`: names and figures of their own, the pictures of
 * those that are written. The same count gives the same products.
 */
export function enlargeCatalogue(count: number): Product[] {
  const more = Array.from({ length: Math.max(0, count - products.length) }, (_, index): Product => {
    const base = turn(products, index);
    const [category, subcategory] = turn(PLACES, index);
    const volts = turn([12.8, 25.6, 38.4, 51.2, 64, 76.8], index);
    const ampereHours = 4 + ((index * 37) % 397);
    const thousands = 3 + ((index * 7919) % 240);
    const model = `M${String(index + 1).padStart(5, '0')}`;
    return {
      id: `generated-${model.toLowerCase()}-${ampereHours}ah`,
      category,
      subcategory,
      name: `${volts}V ${ampereHours}Ah Battery ${model}`,
      shortName: `${volts}V ${model}`,
      ...(index % 3 === 0 ? { oldPrice: `PKR ${thousands + 5},000` } : {}),
      price: `PKR ${thousands},000`,
      description: `For ${turn(USES, index)}, ${1 + (index % 17)} hours. ${turn(NOTES, index * 3)}`,
      specs: { ...base.specs, 'Nominal Voltage': `${volts}V`, 'Nominal Capacity': `${ampereHours}Ah` },
      images: base.images,
      availability: base.availability,
      updated: base.updated,
    };
  });
  return [...products, ...more];
}

/** The item of a list at an index that goes round. */
function turn<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** Gives a copy of the project, never the project itself, a catalogue of so many products. */
export function addGeneratedProducts(copy: Pick<ProjectCopy, 'edit'>, count: number): void {
  const entries = enlargeCatalogue(count)
    .slice(products.length)
    .map((product) => `  ${JSON.stringify(product)},\n`);
  copy.edit('content/products.ts', (text) => text.replace(/\];\s*$/, `${entries.join('')}];\n`));
}
