import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { products } from '@/content/shop/products';
import { scratchFolder, writeFiles } from '../../test/scratch-folder';
import { describePicture } from './list-pictures';
import { chooseWidths, encodeAvif, encodeJpeg, encodeSquare, ENCODER_SETTINGS } from './encode-pictures';
import { fitLayout, fitPicture } from './fit-picture';
import { copyName, refreshRemoteCopies } from './remote-copies';
import { isHeic, listLocalImages, refusedByFeed, unmarkedDrawings } from './source-images';

const folder = scratchFolder();
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

const plain = (width: number, height: number, background = '#1e5aa8') =>
  sharp({ create: { width, height, channels: 4, background } });
/** A plain picture with a red block in it. */
const withRed = (picture: ReturnType<typeof plain>, width: number, height: number, left: number, top: number) =>
  picture.composite([{ input: { create: { width, height, channels: 3, background: '#c81010' } }, left, top }]);
/** The beginning of an ISO media file with these brands, as phones write it. */
const mediaFile = (brand: string, other: string) => Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0${other}....`, 'latin1');
const add = (...names: string[]) => writeFiles(folder, Object.fromEntries(names.map((name) => [name, 'x'])));

test('source images are called by their names, however the camera wrote the ending', () => {
  add('front.jpg', 'terminals.JPG', 'in-use.jpeg', 'label.png', 'back.jfif', '.DS_Store', 'Thumbs.db', 'desktop.ini');
  expect([...listLocalImages(folder).keys()].sort()).toEqual(['back', 'front', 'in-use', 'label', 'terminals']);
});

const shown = products.find(({ images }) => images.some(({ src }) => !src.includes('/')));

test.each([
  ['IMG_2034.HEIC', /IMG_2034\.HEIC is HEIC, which browsers don’t show; save it as JPEG/],
  ['front.tiff', /front\.tiff is not JPEG, PNG or WebP/],
  ['side.png', /side\.(png|jpg) has the same name as side\.(png|jpg); take one out/],
  [
    `${shown?.images[0]?.src.toUpperCase()}.jpg`,
    new RegExp(`has a name that pages can’t use; .*\\(content/shop/products\\.ts, entry "${shown?.id}", shows it\\)`),
  ],
])('%s is refused, in words', (name, message) => {
  add('side.jpg', name);
  expect(() => listLocalImages(folder)).toThrow(message);
});

test('an empty file, half a file and HEIC under another name are refused', async () => {
  writeFileSync(path.join(folder, 'front.jpg'), '');
  expect(() => listLocalImages(folder)).toThrow(/front\.jpg is empty, cut off or damaged; save the picture there again/);
  const whole = await plain(800, 600).jpeg().toBuffer();
  await expect(describePicture('a', whole.subarray(0, whole.length / 2), 'product')).rejects.toThrow(
    /a in content\/pictures\/ is empty, cut off/,
  );
  await expect(describePicture('a', mediaFile('heic', 'mif1'), 'product')).rejects.toThrow(/a in content\/pictures\/ is HEIC/);
  expect([mediaFile('mif1', 'heic'), await plain(8, 8).avif().toBuffer(), whole].map(isHeic)).toEqual([true, false, false]);
});

test.each([
  [300, 800, 'is 300 × 800 pixels; a product’s first picture needs 500 on each side'],
  [2000, 600, 'is 2000 × 600 pixels; crop it until it is at most 3 times as long as short'],
])('a first picture of %i × %i pixels is named with its file', async (width, height, problem) => {
  const file = path.join(folder, 'no-such-front.png');
  await plain(width, height).toFile(file);
  const products = [{ images: [{ src: 'no-such-front', alt: 'The front' }] }];
  expect(await refusedByFeed(products, new Map([['no-such-front', file]]))).toEqual([
    `  content/pictures/no-such-front.png ${problem}.`,
  ]);
});

test('a photograph held upright stands upright in every format, cut out on white, and tells nothing of its owner', async () => {
  // Stored in landscape, red on the left, with the EXIF orientation for a quarter turn: upright, red is on top.
  const stored = await withRed(plain(1000, 750, '#00000000'), 500, 750, 0, 0)
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const scene = await describePicture('phone', stored, 'scene');
  const product = await describePicture('phone', stored, 'product');
  expect(scene).toMatchObject({ width: 750, height: 563, widths: [376, 564] });
  expect(product).toMatchObject({ width: 1333, height: 1000, widths: [376, 564, 800, 1088] });
  expect(product.base).not.toBe(scene.base);
  // Files that are kept must not be taken for those of other settings.
  jest.replaceProperty(ENCODER_SETTINGS.jpg, 'quality', 1);
  expect((await describePicture('phone', stored, 'scene')).base).not.toBe(scene.base);
  jest.restoreAllMocks();
  const fitted = await fitLayout(stored, 376, 'product');
  const avif = await encodeAvif('a', fitted, 376, 'product');
  const encoded = { avif, jpeg: await encodeJpeg(fitted), square: await encodeSquare(stored) };
  for (const [file, image] of Object.entries(encoded)) {
    const picture = sharp(image);
    const { orientation, exif, xmp } = await picture.metadata();
    expect([file, orientation ?? 1, exif, xmp]).toEqual([file, 1, undefined, undefined]);
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const greenAt = (row: number) => data[3 * (Math.floor(row * info.height) * info.width + Math.floor(info.width / 2)) + 1] ?? 0;
    expect([file, info.channels, greenAt(0.2) < 50, greenAt(0.8) > 250]).toEqual([file, 3, true, true]);
  }
});

test('nothing is enlarged', () => {
  expect(chooseWidths(1600)).toEqual([376, 564, 800, 1088, 1344]);
  expect(chooseWidths(300)).toEqual([300]);
});

test.each([
  ['a scene on an even ground is shown whole, and its ground goes on', 'scene', 40, '#e9e6de', '#e9e6de'],
  ['a scene that reaches out of its frame is cut to the place', 'scene', 0, '#e9e6de', '#c81010'],
  // A tenth of the picture's edge is the product.
  ['a product that reaches out of its frame is shown whole', 'product', 0, '#ffffff', '#f9e6e6'],
] as const)('%s', async (_, kind, margin, ground, side) => {
  const image = await withRed(plain(300, 400, ground), 300 - 2 * margin, 80, margin, 160)
    .png()
    .toBuffer();
  const { data, info } = await (
    await fitPicture(image, { width: 400, height: 300 }, kind)
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = info.channels * (150 * info.width + 2);
  expect([info.width, info.height, `#${data.subarray(at, at + 3).toString('hex')}`]).toEqual([400, 300, side]);
});

test('pictures from elsewhere are fetched and kept; what is none, or can’t be had, leaves the last good copy', async () => {
  // As a phone stores a photograph.
  const battery = await plain(500, 640).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const answers: Record<string, Response> = {
    'https://a.example/battery': new Response(new Uint8Array(battery)),
    'https://a.example/to-http': Object.defineProperty(new Response(''), 'url', { value: 'http://a.example/battery' }),
    'https://a.example/page': new Response('<html>Not a picture</html>'),
    'https://a.example/half': new Response(new Uint8Array(battery.subarray(0, battery.length / 2))),
    'https://a.example/drawing': new Response('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"/>'),
    'https://a.example/gone': new Response('', { status: 404 }),
  };
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers[String(url)] ?? Response.error();
    return answer.url ? answer : Object.defineProperty(answer, 'url', { value: String(url) });
  });
  const lines: string[] = [];
  await refreshRemoteCopies(Object.keys(answers), folder, (line) => lines.push(line));
  const said = (name: string) => lines.find((line) => line.startsWith(`https://a.example/${name} `));
  const copied = copyName('https://a.example/battery');
  expect(said('battery')).toContain(`fetched; commit its copy content/pictures/remote/${copied}`);
  for (const [name, reason] of [
    ['to-http', 'http://a.example/battery, which is not https'],
    ['page', 'not a picture'],
    ['half', ''],
    ['drawing', 'svg is not taken'],
    ['gone', 'status 404'],
  ] as const) {
    expect(said(name)).toMatch(new RegExp(`can't be had \\(.*${reason}.*\\); there is no copy yet`));
  }
  const copy = path.join(folder, copied);
  expect(await sharp(readFileSync(copy)).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 500 });
  expect(readdirSync(folder)).toEqual([copied]);

  network.mockRejectedValue(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }));
  await refreshRemoteCopies(['https://a.example/battery'], folder, (line) => lines.push(line));
  expect(lines.at(-1)).toMatch(/battery can't be had \(connect ECONNREFUSED\); its last good copy .* is used/);
  network.mockRestore();
});

test('a drawing that the content does not mark is named', () => {
  const story = { picture: 'pack-12v-front', alt: 'The pack' };
  expect(unmarkedDrawings({ 'pages/about': { about: { story } } })).toEqual([
    `  content/pages/about.ts, field "story": is a drawing; write drawn: 'product' or 'scene', or give your photograph another name.`,
  ]);
  expect(unmarkedDrawings({ 'pages/about': { about: { story: { ...story, drawn: 'scene' } } } })).toEqual([]);
});
