import { backup } from '@/content/advice/backup';
import { cellWords, hoursWords, rangeWords, runWords } from '@/content/advice/backup-calculator';
import type { Range } from '@/content/types';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';
import { chosenLoads, sumLoads, type BackupPack, type LoadCounts, type LoadToRun, type RunHours } from './energy';
import type { CataloguePack } from './packs';
import { nextVoltage, runPack, type PackRun } from './recommend';

/** In hours. Longer times are called "more than a day", and bars end here. */
export const DAY = 24;

/** `about 4½ hours (3½ to 5)` in half hours, the careful end rounded down; under half an hour and over a day in words. */
export function hoursRange({ careful, estimate, best }: Range<number>): string {
  if (estimate < 0.5) return hoursWords.underHalfAnHour;
  if (estimate > DAY) {
    return careful > DAY ? hoursWords.moreThanDay : fill(hoursWords.moreThanDayFrom, { low: inHalves(roundDown(careful)) });
  }
  const [low, high] = [rangeEnd(roundDown(careful)), rangeEnd(best)];
  const hours = aboutHours(estimate);
  return low === high ? hours : fill(hoursWords.range, { hours, low, high });
}

/** `3½ at worst, 5 at best`, to stand below `aboutHours`; empty if both are alike. */
export function worstAndBest({ careful, estimate, best }: Range<number>): string {
  const [low, high] = [rangeEnd(roundDown(careful)), rangeEnd(best)];
  return estimate < 0.5 || low === high ? '' : fill(rangeWords.ends, { low, high });
}

/** `about 4½ hours`, rounded to half hours, without a range. */
export function aboutHours(hours: number): string {
  if (hours < 0.5) return hoursWords.underHalfAnHour;
  return hours > DAY ? hoursWords.moreThanDay : fill(hoursWords.about, { hours: plainHours(hours) });
}

/** `4 hours`, `1 hour`, `half an hour`: rounded to half hours, without "about". */
export function plainHours(hours: number): string {
  const rounded = roundToHalf(hours);
  if (rounded === 0) return hoursWords.underHalfAnHour;
  if (rounded === 0.5) return hoursWords.halfAnHour;
  return rounded === 1 ? hoursWords.oneHour : fill(hoursWords.hours, { hours: inHalves(hours) });
}

/** Rounds to half hours: 3.4 becomes 3.5. */
function roundToHalf(hours: number): number {
  return Math.round(hours * 2) / 2;
}

/** Rounds careful hours down to half hours, so that none is promised too much; a few seconds short of a half still count. */
export function roundDown(hours: number): number {
  return Math.floor((hours + 0.005) * 2) / 2;
}

/** `1,400 W` */
export function inWatts(watts: number): string {
  return fill(runWords.watts, { watts: groupThousands(Math.round(watts)) });
}

/** `2 fans, 4 lights, router`, `pump (½ hp) for half an hour`, without the loads that no battery should run. */
export function describeLoads(counts: LoadCounts, runHours: RunHours = {}): string {
  return chosenLoads(counts)
    .filter(({ notForBattery }) => !notForBattery)
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
  pack: CataloguePack,
  packs: readonly CataloguePack[],
): { run: PackRun; words: string } {
  const run = runPack(load, pack);
  if (run.verdict === 'refused') {
    const volts = nextVoltage({ load, hours: 0, own: {} }, pack, packs);
    const instead = volts === null ? runWords.custom : fill(runWords.next, { volts });
    return { run, words: `${refusalInWords(run, pack)} ${instead}` };
  }
  const hours = hoursRange(run.hours);
  return { run, words: run.verdict === 'high' ? `${hours}. ${fill(runWords.high, { amps: Math.round(run.amps) })}` : hours };
}

/** Says how long a pack runs a load in a table cell: `8½` and `(6½–10)`, or what is needed instead. */
export function runInTable(load: LoadToRun, pack: CataloguePack, packs: readonly CataloguePack[]): [short: string, more: string] {
  const run = runPack(load, pack);
  if (run.verdict === 'refused') {
    const volts = nextVoltage({ load, hours: 0, own: {} }, pack, packs);
    return [volts === null ? cellWords.custom : fill(cellWords.next, { volts }), ''];
  }
  const [low, hours, high] = [roundDown(run.hours.careful), run.hours.estimate, run.hours.best].map(cellEnd);
  const range = low === high ? '' : fill(cellWords.range, { low: low ?? '', high: high ?? '' });
  const current = run.verdict === 'high' ? fill(cellWords.high, { amps: Math.round(run.amps) }) : '';
  return [hours ?? '', [range, current].filter(Boolean).join(' ')];
}

function cellEnd(hours: number): string {
  return hours > DAY ? cellWords.moreThanDay : rangeEnd(hours);
}

/** Says why a pack is refused, in `runWords` unless other words are given. */
export function refusalInWords(
  { amps }: PackRun,
  { currentLimitAmps: limit }: BackupPack,
  { refused, refusedStart }: { refused: string; refusedStart: string } = runWords,
): string {
  // Rounding must not show a refused current as the limit itself.
  return amps > limit ? fill(refused, { amps: Math.max(Math.floor(limit) + 1, Math.round(amps)), limit }) : refusedStart;
}

export function rangeEnd(hours: number): string {
  if (hours < 0.5) return hoursWords.lowEnd;
  return hours > DAY ? hoursWords.moreThanDay : inHalves(hours);
}

/** 4.5 as "4½", 0.5 as "½". */
export function inHalves(hours: number): string {
  const rounded = roundToHalf(hours);
  const whole = Math.floor(rounded);
  return `${whole || rounded === 0 ? whole : ''}${rounded > whole ? hoursWords.half : ''}`;
}

/** With a capital letter at its beginning. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
