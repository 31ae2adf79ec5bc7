import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '@/scripts/support/paths.mjs';
import { copyName } from '@/scripts/build/pictures/remote-copies';
import { startPictureHost, type PictureHost } from '../support/picture-host';

/** A small copy of the project whose products take pictures from elsewhere; the picture step runs in it as in a build. */
let project: string;
let host: PictureHost;

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

/** A picture that is quick to encode. */
const drawing = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="60%" height="60%" fill="#fb0"/></svg>`,
    ),
  ).flatten();

test.beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'remote-pictures-'));
  for (const folder of ['scripts', 'lib']) {
    cpSync(path.join(projectRoot, folder), path.join(project, folder), { recursive: true });
  }
  cpSync(path.join(projectRoot, 'content'), path.join(project, 'content'), {
    recursive: true,
    filter: (source) => !source.includes(`content${path.sep}pictures`),
  });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(path.join(projectRoot, file), path.join(project, file));
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(project, 'node_modules'));
  mkdirSync(path.join(project, 'content/pictures'));
  await drawing(640, 480).jpeg().toFile(path.join(project, 'content/pictures/local.jpg'));

  const battery = await drawing(640, 500).png().toBuffer();
  host = await startPictureHost(project, {
    '/battery.png': { headers: { 'content-type': 'image/png' }, body: battery },
    '/moved': { status: 302, headers: { location: '/battery.png' }, body: '' },
    '/to-http': { status: 302, headers: { location: 'http://localhost/battery.png' }, body: '' },
    '/page.jpg': { headers: { 'content-type': 'image/jpeg' }, body: '<html>Not a picture</html>' },
    '/half.png': { body: battery.subarray(0, battery.length / 2) },
    '/drawing.svg': { body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"/>' },
    '/dot.png': { body: await drawing(1, 1).png().toBuffer() },
    '/huge.jpg': { body: Buffer.alloc(15_000_001) },
  });
});

test.afterAll(async () => {
  await host.close();
  rmSync(project, { recursive: true, force: true });
});

/** Runs the picture step with these pictures, at most nine: three each for the first three products. */
async function makePictures(sources: readonly string[]) {
  const products = readFileSync(path.join(projectRoot, 'content/products.ts'), 'utf8');
  const images = sources.map((src) => `{ src: '${src}', alt: 'A battery from elsewhere' }`);
  // The other products name source images that aren't here, which is no concern of this step.
  const changed = products.replace(/images: \[[^\]]*\]/g, (named) =>
    images.length > 0 ? `images: [${images.splice(0, 3).join(', ')}]` : named,
  );
  writeFileSync(path.join(project, 'content/products.ts'), changed);

  const child = spawn(
    process.execPath,
    ['scripts/run.mjs', 'build', '--step', 'List the pictures', '--step', 'Encode the pictures'],
    {
      cwd: project,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: host.certificate },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect(code, output).toBe(0);
  const manifest = JSON.parse(readFileSync(path.join(project, 'lib/shop/pictures.json'), 'utf8')) as Record<
    string,
    { base: string; widths: number[]; width: number; height: number }
  >;
  return { output, manifest };
}

const copyOf = (address: string) => path.join(project, 'content/pictures/remote', copyName(address));

test('a picture that can be reached goes through the same pipeline, and a copy is kept', async () => {
  const address = `${host.url}/battery.png`;
  const moved = `${host.url}/moved`;
  const { output, manifest } = await makePictures([address, moved]);
  expect(host.requests).toContain('/battery.png');
  expect(output).toContain(`${address} fetched; commit its copy content/pictures/remote/${copyName(address)}`);
  expect(await sharp(copyOf(address)).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 500 });

  const entry = manifest[address];
  expect(entry).toMatchObject({ widths: [376, 564], width: 640, height: 500 });
  expect(manifest[moved]?.base).toMatch(/^\/pictures\/remote-/);
  for (const file of [...[376, 564].flatMap((width) => [`${width}.avif`, `${width}.webp`]), '564.jpg', 'square.jpg']) {
    expect(existsSync(path.join(project, `public${entry?.base}-${file}`)), file).toBe(true);
  }

  const again = await makePictures([address]);
  expect(again.output).toContain(`${address} fetched, unchanged`);
  expect(again.manifest[address]).toEqual(entry);
  expect(again.output).toContain(`content/pictures/remote/${copyName(moved)} is no product's any more; delete it`);
  expect(again.output).toMatch(/ 0 of them new/);
});

test('what is no picture, too small, too large or not over https is refused, and the build goes on', async () => {
  const refused: [file: string, reason: string][] = [
    ['page.jpg', 'not a picture'],
    ['half.png', ''],
    ['drawing.svg', 'svg is not taken'],
    ['dot.png', 'only 1×1 pixels'],
    ['huge.jpg', 'larger than 15 MB'],
    ['to-http', 'http:// is not https'],
    ['missing.jpg', 'status 404'],
  ];
  const { output, manifest } = await makePictures(refused.map(([file]) => `${host.url}/${file}`));
  for (const [file, reason] of refused) {
    const address = `${host.url}/${file}`;
    expect(output).toContain(`${address} can't be had (${reason}`);
    expect(manifest[address]?.base, file).toBe('');
    expect(existsSync(copyOf(address)), file).toBe(false);
  }
});

test('out of reach, the last good copy stands in; without one, the picture is left out', async () => {
  const known = `${host.url}/battery.png`;
  const unknown = `${host.url}/never.png`;
  const before = await makePictures([known]);
  await host.close();

  const { output, manifest } = await makePictures([known, unknown]);
  expect(output).toContain(`${known} can't be had (connect ECONNREFUSED`);
  expect(output).toContain(`its last good copy content/pictures/remote/${copyName(known)} is used`);
  expect(manifest[known]).toEqual(before.manifest[known]);
  expect(output).toMatch(new RegExp(`${unknown} can't be had \\(.*\\); there is no copy yet; pages show its name instead`));
  expect(manifest[unknown]).toMatchObject({ base: '', widths: [] });
  expect(readdirSync(path.join(project, 'public/pictures')).length).toBeGreaterThan(5);
});
