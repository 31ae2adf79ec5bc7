/** The size of the box that a reading is drawn in, in SVG units. */
export const DISPLAY = { width: 150, height: 60 } as const;

/** How many bars show the load, like the cells of the brand mark. */
export const LOAD_BARS = 4;

/** What a pack's display shows. */
export interface Reading {
  /** In halves, such as 4.5; null if the pack can't run the load, or there is none. */
  hours: number | null;
  /** How many of `LOAD_BARS` are lit. */
  bars: number;
}

/** The lit segments of each character, by their usual names: `a` is the top, `b` to `f` follow clockwise, `g` is the middle. */
const SEGMENTS: Readonly<Record<string, string>> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '-': 'g',
  h: 'fegc',
};
const ALL = 'abcdefg';

const DIGIT = { width: 22, height: 40, top: 10, gap: 6 };
const SMALL = { width: 10, height: 18 };
const BAR = { left: 114, width: 5, pitch: 8.5 };
/** More hours are shown as this figure and a plus. */
const MOST_HOURS = 24;

/** Draws a reading as SVG path data in the box of `DISPLAY`: the lit parts, and the parts that stay dark. */
export function drawReading({ hours, bars }: Reading): { lit: string; unlit: string } {
  const lit: string[] = [];
  const unlit: string[] = [];
  const sign = (char: string, x: number, y: number, { width, height }: { width: number; height: number }) => {
    for (const segment of ALL) {
      const isLit = SEGMENTS[char]?.includes(segment);
      if (isLit || height === DIGIT.height) (isLit ? lit : unlit).push(segmentOutline(segment, x, y, width, height));
    }
  };
  const whole = hours === null ? '--' : String(Math.min(MOST_HOURS, Math.floor(hours))).padStart(2, ' ');
  [...whole].forEach((char, index) => sign(char, 12 + index * (DIGIT.width + DIGIT.gap), DIGIT.top, DIGIT));
  const after = 12 + 2 * (DIGIT.width + DIGIT.gap);
  if (hours !== null && hours > MOST_HOURS) {
    lit.push(box(after, 18, 12, 3), box(after + 4.5, 13.5, 3, 12));
  } else if (hours !== null && hours % 1 !== 0) {
    sign('1', after, DIGIT.top, SMALL);
    lit.push(box(after, 29, SMALL.width, 2));
    sign('2', after, 32, SMALL);
  }
  if (hours !== null) sign('h', after + 18, 32, SMALL);
  for (let bar = 0; bar < LOAD_BARS; bar += 1) {
    (bar < bars ? lit : unlit).push(box(BAR.left + bar * BAR.pitch, DIGIT.top, BAR.width, DIGIT.height));
  }
  return { lit: lit.join(''), unlit: unlit.join('') };
}

function segmentOutline(segment: string, x: number, y: number, width: number, height: number): string {
  const stroke = width * 0.22;
  const half = stroke / 2;
  const gap = stroke * 0.12;
  const across = (middle: number) => {
    const [from, to] = [x + half + gap, x + width - half - gap];
    return polygon([
      [from, middle],
      [from + half, middle - half],
      [to - half, middle - half],
      [to, middle],
      [to - half, middle + half],
      [from + half, middle + half],
    ]);
  };
  const upright = (middle: number, from: number, to: number) =>
    polygon([
      [middle, from + gap],
      [middle + half, from + half + gap],
      [middle + half, to - half - gap],
      [middle, to - gap],
      [middle - half, to - half - gap],
      [middle - half, from + half + gap],
    ]);
  const [left, right] = [x + half, x + width - half];
  const [top, centre, bottom] = [y + half, y + height / 2, y + height - half];
  const outlines: Record<string, () => string> = {
    a: () => across(top),
    g: () => across(centre),
    d: () => across(bottom),
    f: () => upright(left, top, centre),
    b: () => upright(right, top, centre),
    e: () => upright(left, centre, bottom),
    c: () => upright(right, centre, bottom),
  };
  return outlines[segment]?.() ?? '';
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
