import { testResult } from './tested-battery';

// (500 W ÷ 0.85 + 20 W) × 3 h 20 min = 2,027 Wh of 2,560
test('what a battery gave in a test, with the inverter’s losses, and its share of the label', () => {
  const { wattHours, percent } = testResult(500, 200, { volts: 25.6, ampereHours: 100, efficiency: 0.85, ownDrawWatts: 20 });
  expect([Math.round(wattHours), percent]).toEqual([2027, 79]);
});
