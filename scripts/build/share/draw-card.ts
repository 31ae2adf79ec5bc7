import { readFileSync } from 'node:fs';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { site } from '@/content/site';
import { colours } from '@/lib/colours';
import { brandMark, brandMarkSvg } from '@/lib/pictures/brand-drawing';
import type { ShareCard } from '@/lib/seo/share-picture';
import { archivo } from '../font';
import { fitPicture } from '../pictures/fit-picture';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
/** Left edge of the picture; the words are to the left of it. */
const PICTURE_LEFT = 580;
const ROOM = PICTURE_LEFT - MARGIN - 36;
/** Font sizes in pixels, at least 36: chats show the picture about 300 pixels wide, a quarter of its size. */
const SIZES = { brand: 36, price: 76, headings: [80, 72, 64, 56, 48, 40], household: 56, hours: 80, line: 36 };
/** Height of the heading's box, with and without a price below it. */
const HEADING_ROOM = { alone: 400, priced: 290 };
/** The mean and the largest width of a letter, and the means of a price and of hours, in em. */
const LETTER = { mean: 0.57, most: 0.68, price: 0.64, hours: 0.57 };
/** The box in which the packs of a household stand; `step` is from one to the next behind it, in widths of one. */
const PACKS = { left: 650, bottom: 480, width: 500, height: 370, step: { x: 0.17, y: 0.1 }, shade: 0.7 };
/** The height of a pack's picture by its width. */
const PACK_RATIO = 2 / 3;
/** The logo on a card. */
const MARK = { scale: 2, width: 2 * brandMark.width, height: 2 * brandMark.height };
/** With mozjpeg a card would take twice as long for a tenth fewer bytes. The largest has 100 kB; chats show none above 300 kB. */
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' };

const { ink, paper, volt, lit } = colours;

/** The parts of a card that are drawn. */
interface DrawnCard extends Omit<ShareCard, 'name' | 'picture'> {
  /** Path of the source image; null without one, and for a remote one that could not be fetched. */
  picture: string | null;
}

let typeface: Promise<Buffer> | undefined;

/** Draws a card as JPEG, 1200 by 630 pixels, with the site's typeface and none of the machine's. */
export async function drawCard(card: DrawnCard): Promise<Buffer> {
  const layers = await pictures(card);
  const fonts = [{ name: 'Archivo', data: await (typeface ??= cutTypeface()), weight: 700, style: 'normal' } as const];
  const text = await satori(words(card), { width: WIDTH, height: HEIGHT, fonts });
  const mark = `<g fill="${volt}" transform="translate(${MARGIN} ${MARGIN}) scale(${MARK.scale})">${brandMarkSvg()}</g>`;
  // Pictures go over the words: to lay the words over them would take as long as to draw the words.
  return sharp(Buffer.from(text.replace(/<\/svg>$/, `${mark}$&`)))
    .composite(layers)
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer();
}

/** The typeface with all characters of its file. Those that it lacks, such as emoji, become blanks. */
function cutTypeface() {
  const latin = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).join('');
  return subsetFont(readFileSync(archivo), latin, { targetFormat: 'truetype', variationAxes: { wght: 740, wdth: 108 } });
}

function words({ heading, accent = '', price, hours, line }: DrawnCard) {
  const headingSize = hours ? SIZES.household : fitHeading(`${heading} ${accent}`, price ? 'priced' : 'alone');
  const room = hours ? PACKS.left - MARGIN : ROOM;
  return box(
    { ...COLUMN, width: WIDTH, height: HEIGHT, padding: MARGIN, background: ink, color: paper, letterSpacing: '-0.015em' },
    box(
      { height: MARK.height, marginLeft: MARK.width + 18, alignItems: 'center', fontSize: SIZES.brand },
      site.brand.toUpperCase(),
    ),
    box(
      { ...COLUMN, flexGrow: 1, justifyContent: 'flex-end', lineHeight: 1.05 },
      box(
        { width: room, flexWrap: 'wrap', columnGap: '0.25em', fontSize: headingSize },
        ...colouredWords(heading, paper),
        ...colouredWords(accent, volt),
      ),
      price && box({ marginTop: 36, fontSize: fitLine(price, 'price', room), color: volt, lineHeight: 1 }, price),
      hours && box({ marginTop: 24, fontSize: fitLine(hours, 'hours', room), color: lit, lineHeight: 1 }, hours),
      line && box({ marginTop: 36, fontSize: SIZES.line, lineHeight: 1 }, line),
    ),
  );
}

/** The style of a column whose height includes its padding. */
const COLUMN = { flexDirection: 'column', boxSizing: 'border-box' } as const;

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function colouredWords(text: string, color: string): ReactNode[] {
  return (text.match(/[^ ]+/g) ?? []).map((word) => box({ color }, word));
}

/** The largest size at which a heading fits its box, by the mean width of letters. */
function fitHeading(text: string, kind: keyof typeof HEADING_ROOM) {
  const longest = Math.max(...text.split(' ').map((word) => word.length));
  const fits = (size: number) => {
    const perLine = Math.floor(ROOM / (size * LETTER.mean));
    return longest * size * LETTER.most <= ROOM && Math.ceil(text.length / (perLine * 0.85)) * size * 1.05 <= HEADING_ROOM[kind];
  };
  return SIZES.headings.find(fits) ?? Math.min(SIZES.headings.at(-1) ?? 0, ROOM / (longest * LETTER.most));
}

/** The font size at which a line fits a width, both in pixels. */
const fitLine = (text: string, kind: 'price' | 'hours', room: number) =>
  Math.min(SIZES[kind], room / (text.length * LETTER[kind]));

/** The picture on the right, or `count` whole packs, one behind the other. */
async function pictures({ picture, count, price }: DrawnCard): Promise<OverlayOptions[]> {
  if (picture === null) return [];
  if (count === undefined) {
    const size = { width: WIDTH - PICTURE_LEFT, height: HEIGHT };
    const fitted = await fitPicture(readFileSync(picture), size, price === undefined ? 'scene' : 'product');
    const { data, info } = await fitted.raw().toBuffer({ resolveWithObject: true });
    return [{ input: data, raw: info, left: PICTURE_LEFT, top: 0 }];
  }
  const { left, bottom, width: room, height, step, shade } = PACKS;
  const width = Math.floor(Math.min(room / (1 + step.x * (count - 1)), height / (PACK_RATIO + step.y * (count - 1))));
  const pack = sharp(picture).resize({ width }).png();
  const layers = Array.from({ length: count }, async (_, behind) => ({
    input: await pack
      .clone()
      .modulate({ brightness: shade ** behind })
      .toBuffer(),
    left: left + Math.round(step.x * width * behind),
    top: bottom - Math.round(width * (PACK_RATIO + step.y * behind)),
  }));
  return Promise.all(layers.reverse());
}
