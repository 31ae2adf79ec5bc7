import type { BackupEntry, BackupFigures } from '@/content/types';
import type { CalculatorState } from './address';
import { readEntry } from './entry';
import { leastVolts, sumLoads } from './loads';
import type { Question } from './recommend';

/** What the calculator is asked, in figures. Entries that can't be used are left out. */
export function readQuestion(state: CalculatorState, figures: BackupFigures): Question {
  const value = (entry: BackupEntry) => readEntry(state, entry, figures).value;
  return {
    load: {
      watts: sumLoads(state.counts, figures.loads) + (value('otherWatts') ?? 0),
      leastVolts: leastVolts(state.counts, figures.loads),
    },
    hours: state.hours,
    volts: state.volts,
    own: {
      depth: toShare(value('depthPercent')),
      efficiency: toShare(value('efficiencyPercent')),
      ownDrawWatts: value('ownDrawWatts'),
    },
  };
}

function toShare(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : percent / 100;
}
