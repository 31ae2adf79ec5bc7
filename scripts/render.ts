import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { products } from '@/content/shop/products';
import { readArguments } from './command-line.mjs';
import { projectRoot } from './support/paths.mjs';

const USAGE = `npm run render -- [name…] [--preview]
Renders product pictures with Blender: all, or those whose name is given or begins as given, such as pack-24v.`;

const cache = path.join(projectRoot, '.cache/renders');
const sourceImages = path.join(projectRoot, 'content/pictures');
const entry = path.join(projectRoot, 'scripts/renders/main.py');
const blender = process.env.BLENDER ?? 'blender';

/** Specification tables by product id; Blender prints labels from them. */
const specifications = JSON.stringify(Object.fromEntries(products.map(({ id, specs }) => [id, specs])));

/** Characters of Blender's output that an error shows. */
const SHOWN_OUTPUT = 6000;

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    args,
    options: { preview: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  requireBlender();
  const font = await prepareFont();
  const known = await listScenes(font);
  const names = (asked: string) => known.filter((scene) => scene === asked || scene.startsWith(`${asked}-`));
  const unknown = positionals.filter((asked) => names(asked).length === 0);
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are:\n  ${known.join('\n  ')}`);

  // A prefix ('pack-51v') selects all of a product's pictures.
  const chosen = positionals.length > 0 ? [...new Set(positionals.flatMap(names))] : known;
  for (const name of chosen) await render(name, values.preview, font);
}

function requireBlender(): void {
  if (spawnSync(blender, ['--version']).status === 0) return;
  throw new Error(
    'Blender was not found. It is needed only to make pictures anew; the finished ones are in content/pictures.\n' +
      '  Debian or Ubuntu: apt-get install -y --no-install-recommends blender python3-numpy\n' +
      '  Elsewhere: https://www.blender.org/download/ and set BLENDER to the path of its program.',
  );
}

/** Makes a TrueType file with fixed weight and width: Blender reads neither WOFF2 nor variable fonts. */
async function prepareFont(): Promise<string> {
  const target = path.join(cache, 'archivo-700-110.ttf');
  if (existsSync(target)) return target;
  const source = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '−–×°·';
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 700, wdth: 110 },
  });
  await mkdir(cache, { recursive: true });
  await writeFile(target, font);
  return target;
}

async function listScenes(font: string): Promise<string[]> {
  const output = await runBlender(['--list'], font);
  return output.split('\n').flatMap((line) => (line.startsWith('SCENES ') ? line.slice(7).trim().split(' ') : []));
}

async function render(name: string, preview: boolean, font: string): Promise<void> {
  const started = Date.now();
  const png = path.join(cache, preview ? 'preview' : 'full', `${name}.png`);
  process.stdout.write(`${name}: rendering…\n`);
  await runBlender([name, png, ...(preview ? ['--preview'] : [])], font);
  const target = preview ? png : await writeSourceImage(png, path.join(sourceImages, name));
  console.log(`${name}: ${path.relative(projectRoot, target)} (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** Writes a JPEG, or WebP if the ground is transparent. Returns its path. */
async function writeSourceImage(png: string, target: string): Promise<string> {
  await mkdir(path.dirname(target), { recursive: true });
  const picture = sharp(png).toColourspace('srgb');
  const { hasAlpha } = await picture.metadata();
  const file = `${target}.${hasAlpha ? 'webp' : 'jpg'}`;
  if (hasAlpha) await picture.webp({ quality: 95, smartSubsample: true, effort: 6 }).toFile(file);
  else await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile(file);
  return file;
}

/** @returns what Blender printed */
function runBlender(args: readonly string[], font: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(blender, ['-b', '--factory-startup', '-P', entry, '--', ...args], {
      env: { ...process.env, RENDER_FONT: font, RENDER_SPECIFICATIONS: specifications, PYTHONDONTWRITEBYTECODE: '1' },
    });
    let output = '';
    const read = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else if (output.includes("No module named 'numpy'")) {
        reject(new Error('Blender’s Python lacks numpy: apt-get install -y --no-install-recommends python3-numpy'));
      } else reject(new Error(`Blender stopped (${signal ?? `code ${code}`}):\n${output.slice(-SHOWN_OUTPUT)}`));
    });
  });
}
