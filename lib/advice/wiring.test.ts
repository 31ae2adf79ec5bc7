import { backup } from '@/content/advice/backup';
import { wiring } from '@/content/advice/wiring';
import { sizeWiring } from './wiring';

// Figures of the test's own, so that the content's may change.
const fuses = { a: [80, 100, 125], b: [63, 80] };
Object.assign(wiring, { fuses, carries: { 25: 90, 50: 144 }, fuseTimes: 1.25, copper: 2.1, mostDropPercent: 2 });
Object.assign(backup.losses.estimate, { efficiency: 0.85 });

// Worked out by hand: watts ÷ 0.85 ÷ volts; × 1.25; what carries the fuse, and 2 × metres × amps × 2.1 ÷ (volts × 2).
test.each([
  [12, 600, 59, [80], [25, 50]],
  [24, 1000, 49, [63, 80], [25, 25]],
  [48, 8000, 196, [], [undefined, undefined]],
])('%iV, %i W: %i A, fuse %j, cable of 2 m and 4 m %j', (volts, watts, amps, listed, cables) => {
  const sized = sizeWiring({ volts, watts }, [2, 4]);
  expect([Math.round(sized.amps), sized.fuses, sized.cables]).toEqual([amps, listed, cables]);
});
