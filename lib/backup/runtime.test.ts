import { describe, expect, test } from '@jest/globals';
import { backup, hoursWords } from '@/content/backup';
import { products } from '@/content/products';
import { getBackupPacks } from './catalogue-packs';
import { batteryCurrent, judgeCurrent, nextVoltage } from './current';
import { getHouseholds, runHousehold } from './household-runs';
import { hoursRange } from './hours-words';
import { assumptionsFor, backupHours, backupHoursBands, packsForHours, systemVolts, usableWattHours } from './runtime';

const packOf = (volts: number) => ({ volts, ampereHours: 100, currentLimitAmps: 100 });
const [pack12, pack24, pack48] = [12.8, 25.6, 51.2].map(packOf) as [
  ReturnType<typeof packOf>,
  ReturnType<typeof packOf>,
  ReturnType<typeof packOf>,
];

/** Hours to a tenth, as published: the estimate, careful, best. */
const CHECK_VALUES: [
  household: string,
  watts: number,
  volts: number,
  hours: [estimate: number, careful: number, best: number],
][] = [
  ['small', 212, 12.8, [4.4, 3.5, 5.2]],
  ['small', 212, 25.6, [8.6, 6.8, 10.3]],
  ['small', 212, 51.2, [15.4, 12.3, 20.6]],
  ['family', 312, 12.8, [3.1, 2.4, 3.5]],
  ['family', 312, 25.6, [6.0, 4.7, 7.0]],
  ['family', 312, 51.2, [11.0, 8.8, 14.0]],
  ['fridge', 412, 12.8, [2.3, 1.8, 2.7]],
  ['fridge', 412, 25.6, [4.6, 3.6, 5.3]],
  ['fridge', 412, 51.2, [8.6, 6.8, 10.6]],
  ['ac', 1400, 25.6, [1.4, 1.1, 1.6]],
  ['ac', 1400, 51.2, [2.7, 2.1, 3.1]],
];

describe.each(CHECK_VALUES)('%s, %i W, at %f V', (household, watts, volts, [estimate, careful, best]) => {
  test('the watts are those of the household', () => {
    expect(getHouseholds().find(({ id }) => id === household)?.watts).toBe(watts);
  });

  test('the hours are the check values, and the current is fine', () => {
    const pack = packOf(volts);
    const hours = backupHoursBands(watts, pack, assumptionsFor(pack, backup));
    expect([hours.estimate, hours.careful, hours.best].map((value) => Number(value.toFixed(1)))).toEqual([
      estimate,
      careful,
      best,
    ]);
    expect(runHousehold({ watts, leastVolts: 0 }, pack).verdict).toBe('fine');
  });
});

test('an inverter AC on 12V is refused at 129 A, and sent to 24V', () => {
  const { verdict, amps, nextVolts } = runHousehold({ watts: 1400, leastVolts: 0 }, pack12);
  expect([verdict, Math.round(amps), nextVolts]).toEqual(['refused', 129, 24]);
});

test('the words of a household on a pack', () => {
  expect(runHousehold({ watts: 212, leastVolts: 0 }, pack12).words).toBe('about 4½ hours (3½ to 5)');
});

describe('a visitor’s own assumptions', () => {
  test('move the whole range, and never beyond all of it', () => {
    const own = assumptionsFor(pack12, backup, { depth: 0.8, efficiency: 0.97 });
    expect([own.careful.depth, own.estimate.depth, own.best.depth].map((depth) => depth.toFixed(2))).toEqual([
      '0.70',
      '0.80',
      '0.85',
    ]);
    expect([own.careful.efficiency, own.estimate.efficiency, own.best.efficiency].map((share) => share.toFixed(2))).toEqual([
      '0.87',
      '0.97',
      '1.00',
    ]);
  });

  test('the inverter’s own draw is known then, for the best case too', () => {
    const { careful, estimate, best } = assumptionsFor(pack24, backup, { ownDrawWatts: 35 });
    expect([careful, estimate, best].map(({ ownDrawWatts }) => ownDrawWatts)).toEqual([35, 35, 35]);
  });

  test.each([
    [12.8, 10],
    [25.6, 20],
    [38.4, 50],
    [51.2, 50],
    [96, 50],
  ])('the usual own draw at %f V is %i W', (volts, watts) => {
    expect(assumptionsFor({ volts }, backup).careful.ownDrawWatts).toBe(watts);
    expect(assumptionsFor({ volts }, backup).best.ownDrawWatts).toBe(0);
  });
});

describe('how many packs', () => {
  const { estimate } = assumptionsFor(pack12, backup);

  test.each([
    [4, 1],
    [5, 2],
    [8, 2],
    [12, 3],
  ])('212 W for %i hours on 12V take %i', (hours, count) => {
    expect(packsForHours(212, hours, pack12, estimate)).toBe(count);
    expect(backupHours(212, pack12, estimate, count)).toBeGreaterThanOrEqual(hours);
  });

  test('exactly the energy of two packs is two packs', () => {
    expect(packsForHours(usableWattHours(pack12, estimate) * 2, 1, pack12, { ...estimate, efficiency: 1, ownDrawWatts: 0 })).toBe(
      2,
    );
  });

  test('no load needs none', () => {
    expect(packsForHours(0, 4, pack12, { ...estimate, ownDrawWatts: 0 })).toBe(0);
  });
});

describe('the current', () => {
  const { estimate } = assumptionsFor(pack12, backup);

  test.each([
    [80, 'fine'],
    [80.01, 'high'],
    [100, 'high'],
    [100.01, 'refused'],
  ])('%f A of 100 A: %s', (amps, verdict) => {
    expect(judgeCurrent(amps, pack12, backup)).toBe(verdict);
  });

  test('the limit is the pack’s own', () => {
    expect(judgeCurrent(60, { ...pack12, currentLimitAmps: 50 }, backup)).toBe('refused');
    expect(judgeCurrent(129, { ...pack12, currentLimitAmps: 200 }, backup)).toBe('fine');
  });

  test('a 1 hp pump on 12V is refused by its current', () => {
    expect(batteryCurrent(1150, pack12, estimate)).toBeGreaterThan(100);
  });

  test('and by its start, whatever the limit of the pack', () => {
    const strong = { ...pack12, currentLimitAmps: 500 };
    expect(runHousehold({ watts: 1150, leastVolts: 24 }, strong).verdict).toBe('refused');
    expect(runHousehold({ watts: 1150, leastVolts: 24 }, pack24).verdict).toBe('fine');
  });

  test('the next voltage', () => {
    expect([12.8, 25.6, 51.2].map((volts) => nextVoltage(volts, backup))).toEqual([24, 48, undefined]);
  });
});

test('systems as buyers name them', () => {
  expect([3.2, 12.8, 24, 25.6, 48, 51.2].map(systemVolts)).toEqual([0, 12, 24, 24, 48, 48]);
});

describe('nothing is ever endless or empty', () => {
  test.each([0, 1e-9, 1, 20_000, 1e40])('a load of %f W', (watts) => {
    for (const pack of [pack12, pack48]) {
      const hours = backupHoursBands(watts, pack, assumptionsFor(pack, backup));
      expect(Object.values(hours).every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
      expect(hoursRange(hours, hoursWords)).not.toMatch(/NaN|Infinity|undefined|\{|^$/);
    }
  });
});

describe('the packs of the catalogue', () => {
  const [first, second, third] = products;

  test('are three, the smallest first, each with its system and its limit', () => {
    expect(getBackupPacks().map((pack) => [pack.shortName, pack.systemVolts, pack.currentLimitAmps, pack.lifeYears])).toEqual([
      ['12V 100Ah', 12, 100, 15],
      ['24V 100Ah', 24, 100, 15],
      ['51.2V 100Ah', 48, 100, 15],
    ]);
  });

  test('no pack, one pack, twins, one that is no longer made, one without a voltage', () => {
    expect(getBackupPacks([])).toEqual([]);
    expect(getBackupPacks([third]).map(({ id }) => id)).toEqual([third.id]);
    expect(getBackupPacks([third, { ...third, id: 'twin' }]).map(({ id }) => id)).toEqual([third.id]);
    expect(getBackupPacks([first, { ...second, availability: 'discontinued' }]).map(({ id }) => id)).toEqual([first.id]);
    expect(getBackupPacks([first, { ...second, specs: {} }]).map(({ id }) => id)).toEqual([first.id]);
  });
});
