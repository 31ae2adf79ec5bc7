import sharp, { type Sharp } from 'sharp';

/** How far the colours along a picture's rim may lie apart, in levels of 255, to be one even ground. */
const EVEN = 4;
/** The rim is looked at in a copy of so many pixels a side. */
const SAMPLES = 24;

/**
 * A picture in a place of another shape: whole where it stands on an even ground, which then goes on; else cut to the place.
 *
 * @param width pixels
 * @param height pixels
 */
export async function fitPicture(image: Buffer, width: number, height: number): Promise<Sharp> {
  const ground = await evenGround(image);
  const picture = sharp(image).autoOrient();
  return ground
    ? picture.resize(width, height, { fit: 'contain', background: ground })
    : picture.resize(width, height, { fit: 'cover' });
}

async function evenGround(image: Buffer) {
  const small = await sharp(image)
    .autoOrient()
    .resize(SAMPLES, SAMPLES, { fit: 'fill' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => [...small.subarray(3 * (y * SAMPLES + x), 3 * (y * SAMPLES + x) + 3)];
  const last = SAMPLES - 1;
  const rim = Array.from({ length: SAMPLES }, (_, i) => [at(i, 0), at(i, last), at(0, i), at(last, i)]).flat();
  const [red = 0, green = 0, blue = 0] = at(0, 0);
  const isEven = rim.every((colour) =>
    colour.every((level, channel) => Math.abs(level - ([red, green, blue][channel] ?? 0)) <= EVEN),
  );
  return isEven ? { r: red, g: green, b: blue } : null;
}
