import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importModule } from '../content.mjs';
import { readPayload } from '../policy/read-payload.mjs';

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
const LOADS = ['fans, lights and a fridge', 'a router and two cameras', 'lights, horn and indicators', 'a pump at noon', 'an inverter AC for some hours', 'four fans and a TV'];
const NOTES = ['Sealed, no water to top up.', 'Tested cell by cell.', 'With handles and a breaker.', 'The case opens with four screws.', 'Carries on where lead-acid sags.'];

/**
 * Products of the same shape as those of the catalogue, from the ninth on: names, figures and words of their own, and the
 * pictures of the eight. The same count gives the same products.
 *
 * @param {readonly import('../../content/types').Product[]} written the catalogue as it is
 * @param {number} count how many there shall be in all
 * @returns {import('../../content/types').Product[]}
 */
export function generateProducts(written, count) {
  return Array.from({ length: Math.max(0, count - written.length) }, (_, index) => variant(written, index));
}

function variant(written, index) {
  const base = written[index % written.length];
  const volts = [12.8, 25.6, 38.4, 51.2, 64, 76.8][index % 6];
  const ampereHours = 4 + ((index * 37) % 397);
  const rupees = 1000 * (3 + ((index * 7919) % 240));
  const model = `M${String(index + 1).padStart(5, '0')}`;
  return {
    ...PLACES[index % PLACES.length],
    id: `generated-${model.toLowerCase()}-${ampereHours}ah`,
    name: `${volts}V ${ampereHours}Ah Battery ${model}`,
    shortName: `${volts}V ${model}`,
    ...(index % 3 === 0 ? { oldPrice: shownPrice(rupees + 5000) } : {}),
    price: shownPrice(rupees),
    description: `${USES[index % USES.length]}: ${LOADS[(index * 5) % LOADS.length]} for ${1 + (index % 17)} hours. ${NOTES[(index * 3) % NOTES.length]}`,
    specs: { ...base.specs, 'Nominal Voltage': `${volts}V`, 'Nominal Capacity': `${ampereHours}Ah` },
    images: base.images,
    availability: base.availability,
    updated: base.updated,
  };
}

function shownPrice(rupees) {
  return `PKR ${String(rupees).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/**
 * Gives a copy of the project, never the project itself, a catalogue of so many products.
 *
 * @param {Pick<import('../../e2e/project-copy').ProjectCopy, 'folder' | 'edit'>} copy see `e2e/project-copy.ts`
 * @param {number} count
 */
export async function addGeneratedProducts(copy, count) {
  const { products } = await importModule('content/products.ts');
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
  copy.edit('content/products.ts', (text) => `import { generatedProducts } from './generated-products';\n${text.replace(/\n\] as const/, '\n  ...generatedProducts,\n] as const')}`);
}

/**
 * Builds a copy of the project with so many products; its progress goes to the terminal. What it has drawn stays in
 * `.cache/generated-<count>` for the next time.
 *
 * @param {number} count
 * @returns {Promise<{ folder: string, figures: CatalogueFigures, remove: () => void }>} the copy; its export is in `out/`
 */
export async function buildGeneratedCatalogue(count) {
  const { copyProject } = await importModule('e2e/project-copy.ts');
  const copy = copyProject(`generated-${count}`, { caches: 'own' });
  await addGeneratedProducts(copy, count);
  const before = new Set(listDrawn(copy.folder));
  const started = Date.now();
  copy.build({}, { show: true });
  const seconds = (Date.now() - started) / 1000;
  const drawn = listDrawn(copy.folder).filter((file) => !before.has(file)).length;
  return { folder: copy.folder, figures: { seconds, drawn, ...readFigures(path.join(copy.folder, 'out')) }, remove: () => removeBuilt(copy.folder) };
}

function listDrawn(folder) {
  const kept = path.join(folder, '.cache/share');
  return existsSync(kept) ? readdirSync(kept) : [];
}

function removeBuilt(folder) {
  for (const one of readdirSync(folder).filter((name) => name !== '.cache')) rmSync(path.join(folder, one), { recursive: true, force: true });
}

/**
 * @typedef {object} CatalogueFigures
 * @property {number} seconds the whole build
 * @property {number} drawn share pictures that no earlier build had left
 * @property {number} files in the export
 * @property {number} megabytes of the export
 * @property {number} html bytes of `/products` over the wire
 * @property {number} scripts bytes of the scripts that `/products` names, over the wire
 */

/**
 * @param {string} folder an export
 * @returns {Omit<CatalogueFigures, 'seconds' | 'drawn'>}
 */
export function readFigures(folder) {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  const onWire = (file) => statSync(path.join(folder, `${file}.br`)).size;
  const { files: late } = readPayload(folder, readFileSync(path.join(folder, 'products.html'), 'utf8'));
  return {
    files: sizes.length,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
    html: onWire('products.html'),
    scripts: late.filter(([address]) => address.endsWith('.js')).reduce((sum, [address]) => sum + onWire(address), 0),
  };
}
