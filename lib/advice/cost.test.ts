import { costOverYears, reckonCosts, yearLithiumWins } from './cost';
import { small } from './test-packs';

const batteries = { rupees: 139_000, tubulars: 2, givenBack: { lithium: 0.92, tubular: 0.7 }, efficiency: 0.8 };
const prices = { tubularRupees: 50_000, tubularYears: 3, scrapRupees: 0, tariffRupees: 0, watts: 400, hours: 2 };

test('each purchase of each battery counts, less the scrap value at each replacement, not at the end; a pack is bought once', () => {
  expect(costOverYears(10, batteries, { ...prices, scrapRupees: 10_000 })).toEqual({ tubular: 340_000, lithium: 139_000 });
});

test('energy lost in charging is added: at 1 kWh a day 156 kWh a year with tubular, 32 with lithium', () => {
  const { tubular, lithium } = costOverYears(1, batteries, { ...prices, tariffRupees: 1 });
  expect([tubular - 100_000, lithium - 139_000].map(Math.round)).toEqual([156, 32]);
});

test('the year from which lithium has cost no more: the fourth, none with cheap and long-lived tubulars, the first with dear ones', () => {
  expect(
    [{}, { tubularRupees: 20_000, tubularYears: 6 }, { tubularRupees: 70_000 }].map((own) =>
      yearLithiumWins(10, batteries, { ...prices, ...own }),
    ),
  ).toEqual([4, undefined, 1]);
});

test('what a pack cannot run is said: by its energy with the inverter’s own use, or by its current', () => {
  const pack = { ...small, ...batteries, depth: 0.9, idleDrawWatts: 50, usable: 1000, gentle: 900, deep: 1440 };
  const isTooMuch = (watts: string, hours: string) =>
    reckonCosts({ tubularRupees: '50,000', tubularYears: '2', watts, hours }, pack)?.isTooMuch;
  expect([isTooMuch('802', '1'), isTooMuch('803', '1'), isTooMuch('961', '0.5')]).toEqual([false, true, true]);
});
