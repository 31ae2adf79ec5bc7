import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPayload } from '../csp/read-rsc-payload';
import { projectRoot, stepSecondsFile } from '../support/paths.mjs';
import { copyProject, type ProjectCopy } from '@/e2e/support/project-copy';
import { products } from '@/content/products';
import type { Product } from '@/content/types';

/** Where the generated products go: every sub-category but one that stays empty. */
const PLACES = [
  { category: 'solar-batteries', subcategory: 'ups&solar-batteries', share: 4 },
  { category: 'solar-batteries', subcategory: 'automobile-batteries', share: 3 },
  { category: 'solar-batteries', subcategory: 'battery-accessories', share: 3 },
  { category: 'electric-batteries', subcategory: 'ev-batteries', share: 2 },
  { category: 'electric-batteries', subcategory: 'custom-ev-solution', share: 1 },
].flatMap(({ share, ...place }) => Array.from({ length: share }, () => place));

const USES = [
  'For a whole home on a solar inverter',
  'For the UPS of a shop or a clinic',
  'For a bike with a self-start button',
  'For a rickshaw that runs all day',
  'For a tube well without a grid line',
  'For lights and fans through load-shedding',
  'For repairs and small packs',
];
const LOADS = [
  'fans, lights and a fridge',
  'a router and two cameras',
  'lights, horn and indicators',
  'a pump at noon',
  'an inverter AC for some hours',
  'four fans and a TV',
];
const NOTES = [
  'Sealed, no water to top up.',
  'Tested cell by cell.',
  'With handles and a breaker.',
  'The case opens with four screws.',
  'Carries on where lead-acid sags.',
];

/**
 * Products of the same shape as those of the catalogue, from the ninth on: names, figures and words of their own, and the
 * pictures of the eight. The same count gives the same products.
 *
 * @param written the catalogue as it is
 * @param count how many there shall be in all
 */
export function generateProducts(written: readonly Product[], count: number): Product[] {
  return Array.from({ length: Math.max(0, count - written.length) }, (_, index) => variant(written, index));
}

function variant(written: readonly Product[], index: number): Product {
  const base = turn(written, index);
  const volts = turn([12.8, 25.6, 38.4, 51.2, 64, 76.8], index);
  const ampereHours = 4 + ((index * 37) % 397);
  const rupees = 1000 * (3 + ((index * 7919) % 240));
  const model = `M${String(index + 1).padStart(5, '0')}`;
  return {
    ...turn(PLACES, index),
    id: `generated-${model.toLowerCase()}-${ampereHours}ah`,
    name: `${volts}V ${ampereHours}Ah Battery ${model}`,
    shortName: `${volts}V ${model}`,
    ...(index % 3 === 0 ? { oldPrice: shownPrice(rupees + 5000) } : {}),
    price: shownPrice(rupees),
    description: `${turn(USES, index)}: ${turn(LOADS, index * 5)} for ${1 + (index % 17)} hours. ${turn(NOTES, index * 3)}`,
    specs: { ...base.specs, 'Nominal Voltage': `${volts}V`, 'Nominal Capacity': `${ampereHours}Ah` },
    images: base.images,
    availability: base.availability,
    updated: base.updated,
  };
}

/** The item of a list at an index that goes round. */
function turn<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('There is nothing to take turns with.');
  return item;
}

function shownPrice(rupees: number): string {
  return `PKR ${String(rupees).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/**
 * Gives a copy of the project, never the project itself, a catalogue of so many products.
 *
 * @param copy see `e2e/support/project-copy.ts`
 */
export function addGeneratedProducts(copy: Pick<ProjectCopy, 'folder' | 'edit'>, count: number): void {
  const entries = generateProducts(products, count).map((product) => `  ${JSON.stringify(product)},\n`);
  // A change that changes nothing is refused.
  if (entries.length === 0) return;
  // In a list with a type: for one of ten thousand literals TypeScript has not memory enough.
  const list = `import type { CategoryId, SubCategoryId } from './categories';
import type { Product } from './types';

export const generatedProducts: readonly (Product & { category: CategoryId; subcategory: SubCategoryId })[] = [
${entries.join('')}];
`;
  writeFileSync(path.join(copy.folder, 'content/generated-products.ts'), list);
  copy.edit(
    'content/products.ts',
    (text) =>
      `import { generatedProducts } from './generated-products';\n${text.replace(/\n\] as const/, '\n  ...generatedProducts,\n] as const')}`,
  );
}

/**
 * Builds a copy of the project with so many products; its progress goes to the terminal. What it has drawn stays in
 * `.cache/generated-<count>` for the next time, but nothing that is compressed.
 */
export function buildGeneratedCatalogue(count: number): GeneratedCatalogue {
  const copy = copyProject(`generated-${count}`, { caches: 'own' });
  rmSync(path.join(copy.folder, '.cache/compressed'), { recursive: true, force: true });
  addGeneratedProducts(copy, count);
  const before = new Set(listDrawn(copy.folder));
  const seconds = build(copy);
  const drawn = listDrawn(copy.folder).filter((file) => !before.has(file)).length;
  return {
    folder: copy.folder,
    figures: { seconds, drawn, ...readFigures(path.join(copy.folder, 'out')) },
    buildAgain: () => {
      copy.edit('content/products.ts', (text) => text.replace("price: 'PKR 2", "price: 'PKR 1"));
      return build(copy);
    },
    remove: () => removeBuilt(copy.folder),
  };
}

function build(copy: ProjectCopy): BuildSeconds {
  const started = Date.now();
  copy.build({}, { show: true });
  const whole = (Date.now() - started) / 1000;
  const file = path.join(copy.folder, path.relative(projectRoot, stepSecondsFile));
  return { whole, steps: JSON.parse(readFileSync(file, 'utf8')) as BuildSeconds['steps'] };
}

function listDrawn(folder: string): string[] {
  const kept = path.join(folder, '.cache/share');
  return existsSync(kept) ? readdirSync(kept) : [];
}

function removeBuilt(folder: string): void {
  for (const one of readdirSync(folder).filter((name) => name !== '.cache')) {
    rmSync(path.join(folder, one), { recursive: true, force: true });
  }
}

/** A built copy of the project; its export is in `out/`. */
export interface GeneratedCatalogue {
  folder: string;
  figures: CatalogueFigures;
  /** Once more, with another price of one product. */
  buildAgain: () => BuildSeconds;
  remove: () => void;
}

export interface BuildSeconds {
  whole: number;
  /** By their names; those of one row ran at the same time. */
  steps: Readonly<Record<string, number>>;
}

interface CatalogueFigures {
  seconds: BuildSeconds;
  /** Share pictures that no earlier build had left. */
  drawn: number;
  /** In the export. */
  files: number;
  /** Of the export. */
  megabytes: number;
  /** Bytes of `/products` over the wire. */
  html: number;
  /** Bytes of the scripts that `/products` names, over the wire. */
  scripts: number;
}

/** @param folder an export */
function readFigures(folder: string): Omit<CatalogueFigures, 'seconds' | 'drawn'> {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  const onWire = (file: string) => statSync(path.join(folder, `${file}.br`)).size;
  const { files: late } = readPayload(folder, readFileSync(path.join(folder, 'products.html'), 'utf8'));
  return {
    files: sizes.length,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
    html: onWire('products.html'),
    scripts: late.filter(([address]) => address.endsWith('.js')).reduce((sum, [address]) => sum + onWire(address), 0),
  };
}
