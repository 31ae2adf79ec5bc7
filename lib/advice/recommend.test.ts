import type { ProductEntry } from '@/content/types';
import { readProduct } from '../shop/product';
import { testCatalogue } from '../shop/test-catalogue';
import type { Pack } from './energy';
import { packsToShow } from './answer-notes';
import { comparablePacks, getPacks } from './packs';
import { judgeCurrent, recommend, runPack } from './recommend';
import { large, middle, small, steadyLoad } from './test-packs';

const ask = (watts: number, hours: number, volts: number | null = null, leastVolts = 0) => ({
  load: steadyLoad(watts, leastVolts),
  neededHours: hours,
  volts,
  own: {},
});

/** The answer on one line: "1 × 12V 100Ah, fine", "current, next 24", "no-pack". */
function answer(question: ReturnType<typeof ask>, packs = [small, middle, large]) {
  const given = recommend(question, packs);
  if (given.kind === 'refused') return `${given.why}, next ${String(given.nextVolts)}`;
  if (given.kind !== 'pack') return given.kind;
  return `${given.count} × ${given.pack.shortName}, ${given.verdict}`;
}

test.each([
  [ask(212, 8), '1 × 24V 100Ah, fine'],
  [ask(Number.NaN, 4), 'nothing'],
  // At 24V it would draw 83 A of 100 A, more than advised.
  [ask(1800, 2, 12), 'current, next 48'],
])('asked %j', (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test('a load is judged by its peak, which its average may be far below', () => {
  expect(answer({ ...ask(0, 1, 24), load: { ...steadyLoad(600), peakWatts: 1850 } })).toBe('1 × 24V 100Ah, high');
});

test.each([
  ['two are joined rather than one near its limit', ask(212, 8, 12), [limited(sized(200), 25), small], '2 × 12V 100Ah, fine'],
  ['two packs at one voltage, the smaller is enough', ask(212, 4, 12), [sized(200), small], '1 × 12V 100Ah, fine'],
])('with another catalogue: %s', (_, question, packs, expected) => {
  expect(answer(question, packs)).toBe(expected);
});

test('the strongest pack is the one refused, the last of two alike; a higher voltage is named only near a limit', () => {
  const strong = limited(middle, 300);
  expect(recommend(ask(20_000, 2), [small, strong, { ...strong, id: 'second' }, large])).toMatchObject({
    kind: 'refused',
    pack: { id: 'second' },
  });
  expect(recommend(ask(212, 4, 12), [small, middle])).toHaveProperty('nextVolts', undefined);
});

test('rounding never makes a refused current equal to the limit', () => {
  expect(recommend(ask(209, 4, 12), [limited(small, 20.1)])).toMatchObject({ amps: 21 });
  expect(recommend(ask(204, 4, 12, 24), [limited(small, 20)])).toMatchObject({ amps: 20, why: 'start' });
});

test.each([
  [1150, { efficiency: 0.98 }, 'refused', 113],
  [700, { efficiency: 0.5 }, 'refused', 117],
  [1000, { idleDrawWatts: 300 }, 'refused', 123],
])('own losses raise a current, and never lower it: %i W, %j', (watts, own, verdict, amps) => {
  expect(runPack(steadyLoad(watts), small, own)).toMatchObject({ verdict, amps });
});

test('of a limit of 100 A, 80 are fine, more is high, and above it refused', () => {
  const verdicts = [80, 80.01, 100, 100.01].map((amps) => judgeCurrent(amps, { currentLimitAmps: 100 }));
  expect(verdicts).toEqual(['fine', 'high', 'high', 'refused']);
});

test.each([
  // One pack of a higher voltage is named whatever the order of packs, but not near its limit.
  [ask(212, 8, 12), [small, large, middle], [2, 'pack-24v']],
  [ask(412, 8, 12), [small, limited(large, 12)], [4, 'none']],
])('in place of several packs of a low voltage one of a higher is named: %j', (question, packs, larger) => {
  const given = recommend(question, packs);
  expect(given.kind === 'pack' && [given.count, given.larger?.pack.id ?? 'none']).toEqual(larger);
});

const { pack48, pack24, pack12, smallPack12, bikeBattery, cell } = testCatalogue;
const packsOf = (...products: ProductEntry[]) => getPacks(products.map(readProduct));

test('packs have their system, limits and life, in the order of the catalogue', () => {
  const specs = { ...smallPack12.specs, Life: 'Long' };
  const dear: ProductEntry = { ...smallPack12, price: 500_000, specs, availability: 'out of stock' };
  const packs = packsOf(pack48, cell, pack24, dear, bikeBattery);
  expect(
    packs.map((pack) => [pack.id, pack.systemVolts, pack.currentLimitAmps, pack.advisedChargeAmps, pack.lifeYears, pack.soldOut]),
  ).toEqual([
    ['pack-48v', 48, 150, 90, 12, false],
    ['pack-24v', 24, 120, 75, 12, false],
    ['small-pack-12v', 12, 40, 20, null, true],
  ]);
});

test('products without a voltage are no packs; of equally good ones that with less energy is suggested, then the cheaper', () => {
  const others = [
    { ...pack24, specs: {} },
    { ...pack24, specs: { 'Nominal Voltage': '25.6V' } },
    { ...pack12, id: 'cheaper', price: 90_000 },
  ];
  const packs = packsOf(pack48, pack12, ...others);
  expect(packs.map(({ id }) => id)).toEqual(['pack-48v', 'pack-12v', 'cheaper']);
  expect(recommend({ ...ask(100, 1, 12), volts: null }, packs)).toMatchObject({ pack: { id: 'cheaper' } });
});

test('all packs are looked at: of many small ones of 12V and of two of equal size', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...smallPack12, id: `small-${index}` }));
  const strong = { ...pack48, id: 'strong', shortName: 'strong', price: 410_000, currentLimitAmps: 300 };
  const packs = packsOf(...many, pack24, pack48, strong);
  expect(answer(ask(4800, 1, 48), packs)).toBe('1 × 48V 200Ah, fine');
  expect(answer(ask(8000, 1, 48), packs)).toBe('1 × strong, fine');
  expect(packsToShow(packs).map(({ systemVolts }) => systemVolts)).toEqual([12, 12, 12, 24, 48, 48]);
});

test('a pack is compared with tubulars unless it gives much less or much more than they do', () => {
  expect(comparablePacks([10, 100, 1000].map(sized)).map(({ ampereHours }) => ampereHours)).toEqual([100]);
});

function sized(ampereHours: number): Pack {
  return { ...small, id: 'larger', shortName: `12V ${ampereHours}Ah`, ampereHours };
}

function limited(pack: Pack, currentLimitAmps: number): Pack {
  return { ...pack, currentLimitAmps };
}
