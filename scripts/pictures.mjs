/**
 * Makes every size of every picture: AVIF and WebP at the widths that the layout uses and one JPEG, with hashed names,
 * into `public/pictures/`, and `.generated/pictures.json`, from which pages print `<picture>`. Results are kept in
 * `.cache/pictures/` so that a build encodes only what is new. The first picture of each product is also made square,
 * for the shop catalogue feed.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { importModule } from './content.mjs';
import { forEachInPool } from './each-in-pool.mjs';
import { projectRoot } from './paths.mjs';
import { openFileCache } from './pictures/file-cache.mjs';
import { makePicture, missingPicture } from './pictures/make-picture.mjs';
import { refreshRemoteCopies } from './pictures/remote-copies.mjs';

const started = Date.now();
// One thread an encoder and one encoder a core is faster than the library's own threads.
sharp.concurrency(1);

const masterFolder = path.join(projectRoot, 'content/pictures');
const cache = openFileCache(path.join(projectRoot, '.cache/pictures'), path.join(projectRoot, 'public/pictures'));

const { home } = await importModule('content/home.ts');
const { getProducts } = await importModule('lib/catalogue.ts');
const products = getProducts();
const addresses = new Set(products.flatMap(({ images }) => images.map(({ src }) => src).filter((src) => src.startsWith('https:'))));
const firstPictures = new Set(products.map(({ images }) => images[0]?.src));
const log = (line) => console.log(`Pictures: ${line}`);
const copies = await refreshRemoteCopies([...addresses], path.join(masterFolder, 'remote'), log);

const local = readdirSync(masterFolder).filter((file) => file.endsWith('.jpg'));
const masters = [
  ...local.map((file) => ({ source: path.basename(file, '.jpg'), name: path.basename(file, '.jpg'), file: path.join(masterFolder, file) })),
  ...[...copies].map(([address, file]) => ({ source: address, name: file && `remote-${path.basename(file, '.jpg')}`, file })),
].sort((a, b) => (a.source < b.source ? -1 : 1));

const entries = new Map();
await forEachInPool(masters, availableParallelism(), async ({ source, name, file }) => {
  const madeBefore = cache.made;
  const shape = { wide: source === home.hero.picture, square: firstPictures.has(source) };
  entries.set(source, file ? await makePicture(readFileSync(file), { name, ...shape, cache, log }) : missingPicture);
  if (cache.made > madeBefore) log(`${entries.size} of ${masters.length}, ${source}`);
});
cache.prune();

mkdirSync(path.join(projectRoot, '.generated'), { recursive: true });
const manifest = Object.fromEntries(masters.map(({ source }) => [source, entries.get(source)]));
writeFileSync(path.join(projectRoot, '.generated/pictures.json'), `${JSON.stringify(manifest, null, 1)}\n`);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
log(`${masters.length} masters in ${cache.taken} files in public/pictures/, ${cache.made} of them new, ${seconds} s`);
