import { cellWords, runWords } from '@/content/advice/load-words';
import type { Range } from '@/content/types';
import { fill } from '../format/fill';
import type { LoadToRun, OwnAssumptions, Pack } from './energy';
import { DAY, hoursRange, rangeEnd, roundDown } from './hours';
import { nextVoltage, runPack } from './recommend';

/** How many packs fit beside each other into a table. */
const MOST_SHOWN = 6;

/** How long a pack runs a load, and that in words; a refusal says what is needed instead. */
export function runInWords(load: LoadToRun, pack: Pack, packs: readonly Pack[], own: OwnAssumptions = {}) {
  const run = runPack(load, pack, own);
  const { verdict, amps } = run;
  if (verdict === 'refused') {
    const { refused, refusedStart, custom, next } = runWords;
    const volts = nextVoltage({ load, hours: 0, own }, pack, packs);
    const why = amps > pack.currentLimitAmps ? fill(refused, { amps, limit: pack.currentLimitAmps }) : refusedStart;
    return { run, words: `${why} ${volts === null ? custom : fill(next, { volts })}` };
  }
  const hours = hoursRange(run.hours);
  return { run, words: verdict === 'high' ? `${hours}. ${fill(runWords.high, { amps })}` : hours };
}

/** The same for a table cell, `8½` and `(6½–10)`, with the losses that we assume. */
export function runInTable(load: LoadToRun, pack: Pack, packs: readonly Pack[]) {
  const run = runPack(load, pack);
  if (run.verdict === 'refused') {
    const volts = nextVoltage({ load, hours: 0, own: {} }, pack, packs);
    return { run, short: volts === null ? runWords.custom : fill(cellWords.next, { volts }), more: '' };
  }
  const [short, range] = [cellEnd(run.hours.estimate), cellRange(run.hours)];
  const current = run.verdict === 'high' ? fill(cellWords.high, { amps: run.amps, limit: pack.currentLimitAmps }) : '';
  return { run, short, more: [range !== short && fill(cellWords.range, { range }), current].filter(Boolean).join(' ') };
}

/** `6½–10`; one figure if both ends are shown alike. */
export function cellRange({ careful, best }: Range<number>): string {
  return [...new Set([cellEnd(roundDown(careful)), cellEnd(best)])].join('–');
}

/** `8½`, `24+` */
function cellEnd(hours: number): string {
  return hours > DAY ? cellWords.moreThanDay : rangeEnd(hours);
}

/** The packs for a table, in their order: as many as fit, one of each voltage, then a second of each. Answers look at all packs. */
export function packsToShow<Shown extends Pack>(packs: readonly Shown[]): Shown[] {
  const ofItsVoltage = ({ systemVolts }: Shown) => packs.filter((pack) => pack.systemVolts === systemVolts);
  const turn = (pack: Shown) => ofItsVoltage(pack).indexOf(pack);
  const shown = packs.toSorted((a, b) => turn(a) - turn(b)).slice(0, MOST_SHOWN);
  return packs.filter((pack) => shown.includes(pack));
}
