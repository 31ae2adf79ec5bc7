import { backup } from '@/content/advice/backup';
import {
  assumptionsFor,
  backupHours,
  batteryWattHours,
  chargedWattHours,
  packsForHours,
  systemVoltsOf,
  tubularsFor,
  usableWattHours,
} from './energy';
import { small, steadyLoad } from './test-packs';

const { estimate } = assumptionsFor(small);
const halved = { depth: 1, efficiency: 0.5, idleDrawWatts: 0 };

// 200 W all the time, 150 W for two hours and 1,000 W for half an hour; half of it is lost.
const timed = { ...steadyLoad(1350), timedLoads: [1000, 150].map((watts, at) => ({ watts, hours: at === 0 ? 0.5 : 2 })) };

test.each([
  [0.5, 1350],
  [4, 3200],
])('in a cut of %f hours a load with two that run for a while takes %f Wh', (hours, wattHours) => {
  expect(batteryWattHours(timed, hours, halved)).toBeCloseTo(wattHours);
  expect(backupHours(timed, { ...small, nominalVolts: 10, ampereHours: wattHours / 10 }, halved)).toBeCloseTo(hours);
});

test('a load that runs for a while needs packs for that', () => {
  expect(packsForHours(timed, 4, small, estimate)).toBe(2);
});

test('a visitor’s own figures shift the whole range, but no share beyond 5 or 100 %; an own draw counts in the best case, too', () => {
  const { careful, estimate: usual, best } = assumptionsFor(small, { depth: 0.8, efficiency: 0.97, idleDrawWatts: 35 });
  const shown = ({ depth, efficiency, idleDrawWatts }: typeof estimate) =>
    [depth.toFixed(2), efficiency.toFixed(2), idleDrawWatts].join(' ');
  expect(assumptionsFor(small, { depth: 0.01 }).careful.depth).toBe(0.05);
  expect([careful, usual, best].map(shown)).toEqual(['0.70 0.87 35', '0.80 0.97 35', '0.85 1.00 35']);
});

test('above all voltages that are listed the own draw is that of the highest, and none in the best case', () => {
  const { careful, best } = assumptionsFor({ nominalVolts: 96 });
  expect([careful.idleDrawWatts, best.idleDrawWatts]).toEqual([backup.idleDraws[48], 0]);
});

test('seven packs that give exactly the energy are seven', () => {
  const exact = steadyLoad(usableWattHours(small, estimate) * 7 * 0.8);
  expect(packsForHours(exact, 1, small, { ...halved, depth: estimate.depth, efficiency: 0.8 })).toBe(7);
});

test('nominal volts give the system voltage that buyers know', () => {
  expect([3.2, 12.8, 24, 25.6, 48, 51.2].map(systemVoltsOf)).toEqual([0, 12, 24, 24, 48, 48]);
});

test('a charger gives what its hours allow, at most what the packs hold', () => {
  const given = (amps: number, mainsHours: number, count?: number) =>
    Math.round(chargedWattHours({ amps, mainsHours }, small, estimate, count));
  expect([given(10, 4), given(300, 24), given(300, 24, 2)]).toEqual([413, 979, 1958]);
});

test('one lead-acid battery of 150 Ah gives 900 Wh at 50 % depth and 1,440 Wh at 80 %', () => {
  expect(tubularsFor(12)).toEqual({ tubulars: 1, gentle: 900, deep: 1440 });
});
