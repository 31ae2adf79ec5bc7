import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { describePicture } from './describe-picture';
import { encodeSize, encodeSquare } from './encode';
import { isHeic, listLocalImages } from './source-images';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'source-images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The beginning of a file of these brands, as phones write it. */
const mediaFile = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 12 + 4 * brands.length]),
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}....`, 'latin1'),
  ]);

describe('the source images of a folder', () => {
  const add = (...names: string[]) => names.forEach((name) => writeFileSync(path.join(folder, name), 'x'));

  test('are called by their names, however the camera wrote the ending', () => {
    add('front.jpg', 'terminals.JPG', 'in-use.jpeg', 'label.png', '.DS_Store');
    expect([...listLocalImages(folder).keys()].sort()).toEqual(['front', 'in-use', 'label', 'terminals']);
  });

  test.each([
    ['IMG_2034.HEIC', /IMG_2034\.HEIC is HEIC, which browsers don’t show; save it as JPEG/],
    ['front.tiff', /front\.tiff is not JPEG, PNG or WebP/],
    ['IMG_2034.jpg', /IMG_2034\.jpg has a name that pages can’t use; use lower-case letters, figures and single hyphens/],
    [
      'Pack-24V-Front.jpg',
      /Pack-24V-Front\.jpg has a name .*\(content\/products\.ts, entry "24v-100ah-lithium-battery", shows it\)/,
    ],
  ])('%s is refused, in words', (name, message) => {
    add('side.jpg', name);
    expect(() => listLocalImages(folder)).toThrow(message);
  });

  test('an empty file is refused, with who shows it', () => {
    writeFileSync(path.join(folder, 'pack-24v-front.jpg'), '');
    expect(() => listLocalImages(folder)).toThrow(
      /pack-24v-front\.jpg is empty, cut off or damaged; save the picture there again \(content\/products\.ts, entry "24v-100ah-lithium-battery", shows it\)/,
    );
  });

  test('two files of one name are refused', () => {
    add('front.jpg', 'front.png');
    expect(() => listLocalImages(folder)).toThrow(/front\.png has the same name as front\.jpg; take one out/);
  });
});

test('HEIC is known by its first bytes, AVIF and JPEG are not taken for it', async () => {
  expect(isHeic(mediaFile('heic', 'mif1', 'heic'))).toBe(true);
  expect(isHeic(mediaFile('mif1', 'heic'))).toBe(true);
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  expect(isHeic(await picture.clone().avif().toBuffer())).toBe(false);
  expect(isHeic(await picture.clone().jpeg().toBuffer())).toBe(false);
});

describe('a photograph from a phone', () => {
  const make = async (image: Buffer) => {
    const entry = await describePicture('phone', image, false);
    const name = path.basename(entry.base);
    const largest = Math.max(...entry.widths);
    const sizes = entry.widths.map((width) =>
      encodeSize(image, { name, width, withJpeg: width === largest, limit: Infinity, log: () => {} }),
    );
    const files = Object.assign({ [`${name}-square.jpg`]: () => encodeSquare(image, name) }, ...sizes) as (typeof sizes)[number];
    for (const [file, encode] of Object.entries(files)) writeFileSync(path.join(folder, file), await encode());
    return { entry, output: folder };
  };

  test('held upright, it stands upright in every format and in its recorded size, and tells nothing of its owner', async () => {
    // A landscape sensor with a red left side, and the mark that says: turn it by a quarter. Upright, red is on top.
    const stored = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#1e5aa8' } })
      .composite([{ input: { create: { width: 500, height: 750, channels: 3, background: '#c8281e' } }, left: 0, top: 0 }])
      .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const told = await sharp(stored).metadata();
    expect(told).toMatchObject({ width: 1000, height: 750, orientation: 6 });
    expect(told.exif?.length).toBeGreaterThan(100);

    const { entry, output } = await make(stored);
    expect(entry).toMatchObject({ width: 750, height: 1000, widths: [376, 564] });
    const files = ['376.avif', '376.webp', '564.avif', '564.webp', '564.jpg', 'square.jpg'];
    for (const file of files) {
      const picture = sharp(path.join(output, `${path.basename(entry.base)}-${file}`));
      const { width, height, orientation, exif, xmp } = await picture.metadata();
      expect([file, orientation ?? 1, exif, xmp]).toEqual([file, 1, undefined, undefined]);
      if (file !== 'square.jpg') expect([file, Math.round((100 * width) / height)]).toEqual([file, 75]);
      const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const redAt = (row: number) => data[3 * (Math.floor(row * info.height) * info.width + Math.floor(info.width / 2))] ?? 0;
      expect([file, redAt(0.2) > 150, redAt(0.8) < 100]).toEqual([file, true, true]);
    }
  });

  test('HEIC under another name is refused, in words', async () => {
    await expect(make(mediaFile('heic', 'mif1'))).rejects.toThrow(
      /phone in content\/pictures\/ is HEIC, which browsers don’t show/,
    );
  });

  test('half a file is refused, in words', async () => {
    const whole = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8281e' } })
      .jpeg()
      .toBuffer();
    await expect(make(whole.subarray(0, whole.length / 2))).rejects.toThrow(
      /phone in content\/pictures\/ is empty, cut off or damaged/,
    );
  });
});
