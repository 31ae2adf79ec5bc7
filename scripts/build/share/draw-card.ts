import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { brandColour } from '../brand-colours';
import { MARK, markSvg } from '../brand-mark';
import { createTextSetter, type SetText, type TextSetter, type Words } from './text-setter';
import { fitPicture } from '../pictures/fit-picture';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
/** Left edge of the picture; the words are to the left of it. */
const PICTURE_LEFT = 580;
const ROOM = PICTURE_LEFT - MARGIN - 36;
/** Font sizes in pixels, at least 36: chats show the picture about 300 pixels wide, a quarter of its size. */
const SIZES = { brand: 36, price: 76, heading: { most: 80, least: 44, step: 4 } };
/** Pixels between the heading and the price. */
const PRICE_GAP = 46;
/** The smallest factor by which a heading may be shrunk to save a line. */
const SAVED_LINE = 0.84;
/** Pixels at the top for the brand. */
const BRAND_ROOM = 100;
const MARK_SCALE = 2;
const MOST_BYTES = 290_000;

interface Card {
  brand: string;
  heading: string;
  /** The heading's last words, in the brand's colour. */
  accent?: string;
  price?: string;
  image: Buffer | null;
}

export type CardDrawer = (card: Card) => Promise<Buffer>;

/**
 * @param characters every character that cards will contain
 * @returns draws a card as JPEG, 1200 by 630 pixels
 */
export async function createCardDrawer(characters: string): Promise<CardDrawer> {
  const setText = await createTextSetter(characters);
  const [ink, paper, volt] = ['ink', 'paper', 'volt'].map(brandColour) as [string, string, string];

  return async ({ brand, heading, accent, price, image }) => {
    const name = await setText([{ text: brand.toUpperCase(), colour: paper }], SIZES.brand);
    const nameTop = MARGIN + Math.round((MARK.height * MARK_SCALE - name.height) / 2);
    const priceText = price ? await fitLine({ text: price, colour: volt }, setText) : null;
    const bottom = HEIGHT - MARGIN - (priceText ? priceText.height + PRICE_GAP : 0);
    const words = [{ text: heading, colour: paper }, ...(accent ? [{ text: accent, colour: volt }] : [])];
    const headingText = await fitHeading(words, bottom - (MARGIN + BRAND_ROOM), setText);

    const mark = markSvg({ x: MARGIN, y: MARGIN, scale: MARK_SCALE, colour: volt });
    const layers: OverlayOptions[] = [
      ...(image ? [{ input: await cutPicture(image), left: PICTURE_LEFT, top: 0 }] : []),
      { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${mark}</svg>`) },
      { ...name.layer, left: MARGIN + MARK.width * MARK_SCALE + 18, top: nameTop },
      { ...headingText.layer, left: MARGIN, top: bottom - headingText.height },
      ...(priceText ? [{ ...priceText.layer, left: MARGIN, top: HEIGHT - MARGIN - priceText.height }] : []),
    ];
    const card = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ink } }).composite(layers);
    return encodeWithin(card, MOST_BYTES);
  };
}

async function fitLine(words: Words, setText: TextSetter): Promise<SetText> {
  const line = await setText([words], SIZES.price);
  return line.width <= ROOM ? line : setText([words], Math.floor((SIZES.price * ROOM) / line.width));
}

/** The heading at the largest size that fits, or a slightly smaller one that saves a line, with lines of even length. */
async function fitHeading(words: readonly Words[], height: number, setText: TextSetter): Promise<SetText> {
  const { most, least, step } = SIZES.heading;
  const fits = (text: SetText) => text.width <= ROOM && text.height <= height;
  let [size, best] = [most, await setText(words, most, ROOM)];
  while (!fits(best) && size > least) {
    size -= step;
    best = await setText(words, size, ROOM);
  }
  // A single word can be too wide even at the smallest size.
  if (best.width > ROOM) best = await setText(words, Math.floor((size * ROOM) / best.width), ROOM);
  for (let smaller = size - step; smaller >= Math.max(least, SAVED_LINE * size); smaller -= step) {
    const text = await setText(words, smaller, ROOM);
    if (best.height - text.height < smaller) continue;
    [size, best] = [smaller, text];
    break;
  }
  // The narrowest width without an extra line gives the most even lines.
  for (let [narrow, wide] = [0, best.width]; wide - narrow > step;) {
    const middle = Math.round((narrow + wide) / 2);
    const text = await setText(words, size, middle);
    if (text.width <= middle && text.height <= best.height + size / 2) [wide, best] = [middle, text];
    else narrow = middle;
  }
  return best;
}

async function cutPicture(image: Buffer): Promise<Buffer> {
  return (await fitPicture(image, WIDTH - PICTURE_LEFT, HEIGHT)).toBuffer();
}

async function encodeWithin(picture: Sharp, mostBytes: number): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let quality = 88; ; quality -= 6) {
    const encoded = await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (encoded.length <= mostBytes || quality < 60) return encoded;
  }
}
