import { testResult } from './discharge-test';

const battery = (volts: number, ownDrawWatts: number) => ({ volts, ampereHours: 100, efficiency: 0.85, ownDrawWatts });

// (212 W ÷ 0.85 + 50 W) × 15.4 h = 4,611 Wh of 5,120; (500 W ÷ 0.85 + 20 W) × 3 h 20 min = 2,027 Wh of 2,560
test.each([
  [51.2, 50, 212, 924, 4611, 90],
  [25.6, 20, 500, 200, 2027, 79],
])('%fV with %i W of its own: %i W for %i minutes are %i Wh, %i%% of the label', (volts, draw, watts, minutes, gave, percent) => {
  const result = testResult(watts, minutes, battery(volts, draw));
  expect([Math.round(result.wattHours), result.percent]).toEqual([gave, percent]);
});
