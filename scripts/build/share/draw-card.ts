import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { brandColour } from '../brand-colours';
import { MARK, markSvg } from '../brand-mark';
import { breakLines } from './break-lines';
import { createTypesetter, type Typesetter } from './typesetter';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
/** Where the picture begins; the words keep to the left of it. */
const PICTURE_LEFT = 580;
const ROOM = PICTURE_LEFT - MARGIN - 36;
/** In a chat the picture is some 300 pixels wide, a quarter: nothing is set smaller than 36 here. */
const SIZES = { brand: 36, price: 76, heading: { most: 80, least: 44 } };
const LEADING = 1.06;
/** How much smaller a heading may be set to save a line. */
const SAVED_LINE = 0.84;
const MOST_BYTES = 290_000;

interface Words {
  heading: string;
  /** The heading's last words, in the brand's colour. */
  accent?: string;
  price?: string;
}

export type CardDrawer = (card: Words & { brand: string; image: Buffer | null }) => Promise<Buffer>;

/**
 * @param characters all that will be set
 * @returns * draws a card as JPEG, 1200 by 630 pixels
 */
export async function createCardDrawer(characters: string): Promise<CardDrawer> {
  const heading = await createTypesetter({ weight: 740, width: 108, tracking: -0.02, characters });
  const names = await createTypesetter({ weight: 720, width: 110, tracking: 0.01, characters });
  const figures = await createTypesetter({ weight: 740, width: 100, tracking: -0.01, characters });

  return async ({ brand, image, ...words }) => {
    const svg = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
      drawBrand(brand, names),
      ...drawWords(words, heading, figures),
      '</svg>',
    ].join('');
    const layers: OverlayOptions[] = [{ input: Buffer.from(svg) }];
    if (image) layers.unshift({ input: await cutPicture(image), left: PICTURE_LEFT, top: 0 });
    const card = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: brandColour('ink') } }).composite(
      layers,
    );
    return encodeWithin(card, MOST_BYTES);
  };
}

function drawBrand(brand: string, setter: Typesetter): string {
  const scale = 2;
  const name = setter.line(brand.toUpperCase(), {
    x: MARGIN + MARK.width * scale + 18,
    y: MARGIN + 33,
    size: SIZES.brand,
    colour: brandColour('paper'),
  });
  return markSvg({ x: MARGIN, y: MARGIN, scale, colour: brandColour('volt') }) + name;
}

/** The heading ends above the price, or at the foot where there is none. */
function drawWords({ heading, accent = '', price }: Words, headingSetter: Typesetter, figureSetter: Typesetter): string[] {
  const foot = HEIGHT - MARGIN;
  const parts: string[] = [];
  let bottom = foot;
  if (price) {
    const size = Math.min(SIZES.price, (SIZES.price * ROOM) / figureSetter.measure(price, SIZES.price));
    parts.push(figureSetter.line(price, { x: MARGIN, y: foot, size, colour: brandColour('volt') }));
    bottom = foot - size - 30;
  }
  const { lines, size } = fitHeading(`${heading} ${accent}`.trim(), bottom - (MARGIN + 100), headingSetter);
  let plainWords = heading.split(' ').length;
  lines.forEach((line, index) => {
    const y = bottom - (lines.length - 1 - index) * size * LEADING;
    const words = line.split(' ');
    const plain = words.slice(0, plainWords).join(' ');
    const accented = words.slice(plainWords).join(' ');
    plainWords = Math.max(0, plainWords - words.length);
    if (plain) parts.push(headingSetter.line(plain, { x: MARGIN, y, size, colour: brandColour('paper') }));
    const x = MARGIN + (plain ? headingSetter.measure(`${plain} `, size) : 0);
    if (accented) parts.push(headingSetter.line(accented, { x, y, size, colour: brandColour('volt') }));
  });
  return parts;
}

/** The largest size at which the heading keeps to its room, or a somewhat smaller one that saves a line. */
function fitHeading(text: string, height: number, setter: Typesetter): { size: number; lines: string[] } {
  const { most, least } = SIZES.heading;
  const sizes = Array.from({ length: (most - least) / 2 + 1 }, (_, step) => most - 2 * step);
  const settings = sizes.map((size) => {
    const measure = (line: string) => setter.measure(line, size);
    const lines = breakLines(text, ROOM, measure);
    return { size, lines, fits: lines.length * size * LEADING <= height && lines.every((line) => measure(line) <= ROOM) };
  });
  const fitting = settings.filter(({ fits }) => fits);
  const [largest] = fitting;
  if (!largest) return settings.at(-1) ?? { size: least, lines: [text] };
  return fitting.find(({ size, lines }) => lines.length < largest.lines.length && size >= SAVED_LINE * largest.size) ?? largest;
}

function cutPicture(image: Buffer): Promise<Buffer> {
  return sharp(image)
    .autoOrient()
    .resize(WIDTH - PICTURE_LEFT, HEIGHT, { fit: 'cover' })
    .toBuffer();
}

async function encodeWithin(picture: Sharp, mostBytes: number): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let quality = 88; ; quality -= 6) {
    const encoded = await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (encoded.length <= mostBytes || quality < 60) return encoded;
  }
}
