/**
 * Makes every size of every picture: AVIF and WebP at the widths that the layout uses and one JPEG, with hashed names,
 * into `public/pictures/`, and `.generated/pictures.json`, from which pages print `<picture>`. Results are kept in
 * `.cache/pictures/` so that a build encodes only what is new. The first picture of each product is also made square,
 * for the shop catalogue feed.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { importModule } from './content.mjs';

const WIDTHS = [320, 480, 640, 960, 1280, 1600];
/** Changing a setting changes every name, so a stale file is never taken for a new one. */
const ENCODERS = {
  avif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 5 },
  jpg: { quality: 76, mozjpeg: true },
};

/** Pixels a side. Shop catalogues take squares from 500 up. */
const SQUARE = { side: 1080, least: 500 };

const root = fileURLToPath(new URL('..', import.meta.url));
const masters = join(root, 'content/pictures');
const cache = join(root, '.cache/pictures');
const output = join(root, 'public/pictures');

/** Encodes one file unless the cache has it, and puts it into the output. */
async function makeFile(master, name, width, format) {
  const picture = () => sharp(master).resize({ width, withoutEnlargement: true });
  await keepFile(`${name}-${width}.${format}`, () => (format === 'jpg' ? picture().jpeg(ENCODERS.jpg) : picture()[format](ENCODERS[format])));
}

/** The middle of a picture as a square JPEG. */
async function makeSquare(master, name, { width, height }) {
  const side = Math.min(SQUARE.side, width, height);
  if (side < SQUARE.least) {
    throw new Error(`content/pictures/${name.replace(/-[^-]*$/, '')}.jpg is ${width} by ${height} pixels; a product's first picture needs ${SQUARE.least} on each side`);
  }
  await keepFile(`${name}-square.jpg`, () => sharp(master).resize(side, side, { fit: 'cover' }).jpeg(ENCODERS.jpg));
}

/** @param {() => import('sharp').Sharp} encode called only when the cache lacks the file */
async function keepFile(file, encode) {
  if (!existsSync(join(cache, file))) {
    await encode().toFile(join(cache, `${file}.part`));
    copyFileSync(join(cache, `${file}.part`), join(cache, file));
    rmSync(join(cache, `${file}.part`));
  }
  linkOrCopy(join(cache, file), join(output, file));
}

function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The average lightness of a picture in eight steps, 0 dark to 7 light: one of the grounds of `app/globals.css`. */
async function groundStep(master) {
  const [lightness] = await sharp(master).resize(1, 1, { fit: 'cover' }).greyscale().raw().toBuffer();
  return Math.min(7, Math.floor(lightness / 32));
}

async function makePicture(path) {
  const master = readFileSync(path);
  const source = basename(path, '.jpg');
  const { width, height } = await sharp(master).metadata();
  const hash = createHash('sha256').update(master).update(JSON.stringify(ENCODERS)).digest('hex').slice(0, 8);
  const name = `${source}-${hash}`;
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  for (const candidate of widths) {
    await makeFile(master, name, candidate, 'avif');
    await makeFile(master, name, candidate, 'webp');
  }
  await makeFile(master, name, widths.at(-1), 'jpg');
  if (squared.has(source)) await makeSquare(master, name, { width, height });
  return [source, { base: `/pictures/${name}`, widths, width, height, ground: await groundStep(master) }];
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
mkdirSync(cache, { recursive: true });
mkdirSync(join(root, '.generated'), { recursive: true });

const { getProducts } = await importModule('lib/catalogue.ts');
const squared = new Set(getProducts().map(({ images }) => images[0]?.src));
const paths = readdirSync(masters).filter((file) => file.endsWith('.jpg')).sort().map((file) => join(masters, file));
const manifest = {};
for (const [index, path] of paths.entries()) {
  const [source, entry] = await makePicture(path);
  manifest[source] = entry;
  console.log(`Pictures: ${index + 1} of ${paths.length}, ${source}`);
}
writeFileSync(join(root, '.generated/pictures.json'), `${JSON.stringify(manifest, null, 1)}\n`);
console.log(`Pictures: ${paths.length} masters in ${readdirSync(output).length} files in public/pictures/`);
