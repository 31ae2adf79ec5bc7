import { backup } from '@/content/advice/backup';
import { noteWords } from '@/content/advice/calculator-notes';
import { fill } from '../format/fill';
import type { FormValues } from '../format/form-query';
import { groupThousands } from '../format/price';
import { chargerNote, type PacksToCharge } from './charger';
import { assumptionsFor, chosenLoads, usableWattHours, type Pack } from './energy';
import { DAY } from './hours';
import { readLoads } from './query';
import type { Question, Recommendation } from './recommend';
import { capitalise, describeLoads } from './words';

/** What the calculator says besides its answer: on the charger, on single loads, on the inverter and on solar panels. */
export function listNotes(state: FormValues, question: Question, given: Recommendation, packs: readonly Pack[]): string[] {
  if (given.kind === 'nothing') return [];
  const { counts } = readLoads(state);
  const chosen = chosenLoads(counts);
  const { watts } = question.load;
  const pack = given.kind === 'pack' ? packs.find(({ id }) => id === given.packId) : undefined;
  const suggested = given.kind === 'pack' && pack ? { pack, count: given.count } : undefined;
  return [
    suggested && chargerNote(suggested, question),
    briefNote(state),
    chosen.some(({ notForBattery }) => notForBattery) && noteWords.iron,
    chosen.some(({ motor }) => motor) && noteWords.motor,
    fill(noteWords.inverter, {
      rating: groupThousands(Math.ceil(watts * backup.voltAmperesPerWatt)),
      watts: groupThousands(watts),
    }),
    suggested && panelsNote(suggested, question),
  ].filter((note) => !!note) as string[];
}

/** Names the loads that are counted for some hours of load-shedding. */
function briefNote(state: FormValues): string {
  const { counts, runHours } = readLoads(state);
  const brief = backup.loads.filter(({ id, hours }) => (runHours[id] ?? hours ?? DAY) < DAY);
  const loads = describeLoads(Object.fromEntries(brief.map(({ id }) => [id, counts[id] ?? 0])), runHours);
  return loads && fill(noteWords.brief, { loads: capitalise(loads) });
}

/** The kilowatts of solar panels that fill the packs in a day, on top of the day's use. */
function panelsNote({ pack, count }: PacksToCharge, { own }: Question): string {
  const wattHours = count * usableWattHours(pack, assumptionsFor(pack, own).estimate);
  const kilowatts = wattHours / 1000 / backup.givenBack.lithium / backup.solarYield;
  return fill(noteWords.panels, { kilowatts: kilowatts.toFixed(1) });
}
