import { backup } from '@/content/advice/backup';
import { formWords } from '@/content/advice/backup-calculator';
import { cellWords, runWords } from '@/content/advice/pack-runs';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';
import { chosenLoads, sumLoads, type LoadCounts, type LoadToRun, type OwnAssumptions, type Pack, type RunHours } from './energy';
import { DAY, hoursRange, plainHours, rangeEnd, roundDown } from './hours';
import { nextVoltage, runPack, type PackRun } from './recommend';

/** `1,400 W` */
export function inWatts(watts: number): string {
  return fill(runWords.watts, { watts: groupThousands(Math.round(watts)) });
}

/** The inverter's own use at each voltage: `10 W at 12V` */
export function listOwnDraws(): string[] {
  return backup.ownDraws.map((draw) => fill(formWords.ownDrawAt, { ...draw }));
}

/** `2 fans, 4 lights, router`, `pump (½ hp) for half an hour`: of `loads` those chosen, without what no battery should run. */
export function describeLoads(counts: LoadCounts, runHours: RunHours = {}, loads = backup.loads): string {
  return chosenLoads(counts)
    .filter((load) => loads.includes(load) && !load.notForBattery)
    .map(({ id, one, many, hours }) => {
      const name = counts[id] === 1 ? one : `${counts[id]} ${many}`;
      const brief = runHours[id] ?? hours ?? DAY;
      return brief < DAY ? fill(runWords.brief, { load: name, hours: plainHours(brief) }) : name;
    })
    .join(', ');
}

/** The households, each named by its loads, the one with the fewest watts first. */
export function listHouseholds() {
  return backup.households
    .map(({ id, counts }) => ({ id, name: capitalise(describeLoads(counts)), ...sumLoads(counts) }))
    .sort((a, b) => a.watts - b.watts);
}

/** How long a pack runs a load, and that in words; a refusal says what is needed instead. */
export function runInWords(
  load: LoadToRun,
  pack: Pack,
  packs: readonly Pack[],
  own: OwnAssumptions = {},
): { run: PackRun; words: string } {
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

/** Says how long a pack runs a load in a table cell: `8½` and `(6½–10)`, or what is needed instead. */
export function runInTable(load: LoadToRun, pack: Pack, packs: readonly Pack[]): [short: string, more: string] {
  const run = runPack(load, pack);
  if (run.verdict === 'refused') {
    const volts = nextVoltage({ load, hours: 0, own: {} }, pack, packs);
    return [volts === null ? cellWords.custom : fill(cellWords.next, { volts }), ''];
  }
  const { careful, estimate, best } = run.hours;
  const [low, hours, high] = [roundDown(careful), estimate, best].map(cellEnd);
  const range = low === high ? '' : fill(cellWords.range, { low: low ?? '', high: high ?? '' });
  const current = run.verdict === 'high' ? fill(cellWords.high, { amps: run.amps }) : '';
  return [hours ?? '', [range, current].filter(Boolean).join(' ')];
}

function cellEnd(hours: number): string {
  return hours > DAY ? cellWords.moreThanDay : rangeEnd(hours);
}

/** With a capital letter at its beginning. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
