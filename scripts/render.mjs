// Product pictures: npm run render -- [name…] [--preview]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(root, '.cache/renders');
const masters = path.join(root, 'content/pictures');
const entry = path.join(root, 'scripts/renders/main.py');
const blender = process.env.BLENDER ?? 'blender';
const require = createRequire(import.meta.url);

function requireBlender() {
  if (spawnSync(blender, ['--version']).status === 0) return;
  console.error(
    'Blender was not found. It is needed only to make pictures anew; the finished ones are in content/pictures.\n' +
      '  Debian or Ubuntu: apt-get install -y --no-install-recommends blender python3-numpy\n' +
      '  Elsewhere: https://www.blender.org/download/ and set BLENDER to the path of its program.',
  );
  process.exit(1);
}

/** Blender reads TrueType only, and one fixed weight and width of the variable font. */
async function prepareFont() {
  const target = path.join(cache, 'archivo-700-110.ttf');
  if (existsSync(target)) return target;
  const { default: subsetFont } = await import('subset-font');
  const source = require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
  const characters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') + '−–×°·';
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 700, wdth: 110 },
  });
  await mkdir(cache, { recursive: true });
  await writeFile(target, font);
  return target;
}

function runBlender(args, env, onLine) {
  return new Promise((resolve, reject) => {
    const child = spawn(blender, ['-b', '--factory-startup', '-P', entry, '--', ...args], {
      env: { ...process.env, ...env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    let tail = '';
    const read = (chunk) => {
      tail = (tail + chunk).slice(-6000);
      for (const line of String(chunk).split('\n')) onLine?.(line);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(tail);
      if (tail.includes("No module named 'numpy'")) return reject(new Error('Blender’s Python lacks numpy: apt-get install -y --no-install-recommends python3-numpy'));
      reject(new Error(`Blender stopped (${signal ?? `code ${code}`}):\n${tail}`));
    });
  });
}

async function listScenes(env) {
  const names = [];
  await runBlender(['--list'], env, (line) => {
    if (line.startsWith('SCENES ')) names.push(...line.slice(7).trim().split(' '));
  });
  return names;
}

async function writeMaster(png, target) {
  const { default: sharp } = await import('sharp');
  await mkdir(path.dirname(target), { recursive: true });
  await sharp(png).toColourspace('srgb').jpeg({ quality: 95, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile(target);
}

async function renderOne(name, preview, env) {
  const started = Date.now();
  const png = path.join(cache, preview ? 'preview' : 'full', `${name}.png`);
  process.stdout.write(`${name}: rendering…\n`);
  await runBlender([name, png, ...(preview ? ['--preview'] : [])], env);
  const target = preview ? png : path.join(masters, `${name}.jpg`);
  if (!preview) await writeMaster(png, target);
  console.log(`${name}: ${path.relative(root, target)} (${Math.round((Date.now() - started) / 1000)} s)`);
}

const args = process.argv.slice(2);
const preview = args.includes('--preview');
const asked = args.filter((arg) => !arg.startsWith('--'));

process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
requireBlender();
const env = { RENDER_FONT: await prepareFont() };
const known = await listScenes(env);
const unknown = asked.filter((name) => !known.some((scene) => scene === name || scene.startsWith(`${name}-`)));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are:\n  ${known.join('\n  ')}`);
  process.exit(1);
}
// A product's name alone ('pack-51v') means all of its pictures.
const chosen = asked.length > 0 ? known.filter((scene) => asked.some((name) => scene === name || scene.startsWith(`${name}-`))) : known;
for (const name of chosen) await renderOne(name, preview, env);
