import { expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { fitPicture } from './fit-picture';

const GROUND = '#e9e6de';

/** A wide picture with a red block from one side to the other, `margin` pixels from both. */
const picture = (margin: number) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: GROUND } })
    .composite([
      { input: { create: { width: 400 - 2 * margin, height: 60, channels: 3, background: '#c01010' } }, left: margin, top: 120 },
    ])
    .png()
    .toBuffer();

const colourAt = async (fitted: Sharp, x: number, y: number) => {
  const { data, info } = await fitted.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 300]);
  return `#${data.subarray(info.channels * (y * info.width + x), info.channels * (y * info.width + x) + 3).toString('hex')}`;
};

test('on an even ground a picture is shown whole, and its ground goes on', async () => {
  const fitted = await fitPicture(await picture(40), 300, 300);
  expect(await colourAt(fitted.clone(), 2, 150)).toBe(GROUND);
  expect(await colourAt(fitted.clone(), 2, 2)).toBe(GROUND);
  expect(await colourAt(fitted.clone(), 150, 150)).toBe('#c01010');
});

test('what reaches out of its frame is cut to the place', async () => {
  const fitted = await fitPicture(await picture(0), 300, 300);
  expect(await colourAt(fitted.clone(), 2, 150)).toBe('#c01010');
});
