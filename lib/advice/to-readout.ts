import type { Readout } from './readout';
import type { Recommendation } from './recommend';
import { hoursRange } from './words';

/** Puts an answer in short. Apart from `readoutInWords`, which the home page's scripts hold without the calculator. */
export function toReadout(answer: Recommendation): Readout {
  if (answer.kind === 'pack') {
    const { pack, count, run } = answer.suggestion;
    const { careful, estimate, best } = run.hours;
    return { packId: pack.id, count, hours: hoursRange(run.hours), range: [short(careful), short(estimate), short(best)] };
  }
  return answer.kind === 'refused' ? { packId: answer.pack.id, next: answer.nextVolts } : null;
}

function short(hours: number): number {
  return Math.round(hours * 100) / 100;
}
