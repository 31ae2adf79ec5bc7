import { chosenLoads, capitalise, describeLoads } from './loads';
import { backup } from '@/content/advice/backup';
import { noteWords } from '@/content/advice/calculator-notes';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';
import { isText, type Answer } from './answer';
import { chargerNote, type PacksToCharge } from './charger';
import { assumptionsFor, usableWattHours, type Pack } from './energy';
import { DAY } from './hours';
import type { Question } from './question';

/** What the calculator says besides its answer: on the charger, on single loads, on the inverter and on solar panels. */
export function listNotes(question: Question, answer: Answer, packs: readonly Pack[]): string[] {
  if (answer.kind === 'nothing') return [];
  const { counts, runHours, load } = question;
  const chosen = chosenLoads(counts);
  const brief = chosen.filter(({ id, hours = DAY }) => (runHours[id] ?? hours) < DAY);
  const briefLoads = capitalise(describeLoads(counts, runHours, brief));
  const pack = packs.find(({ id }) => answer.hours && id === answer.packId);
  const suggested = pack && { pack, count: answer.count };
  return [
    suggested && chargerNote(suggested, question),
    briefLoads && fill(noteWords.brief, { loads: briefLoads }),
    chosen.some(({ notForBattery }) => notForBattery) && noteWords.iron,
    fill(noteWords.inverter, {
      rating: groupThousands(Math.ceil(load.peakWatts * backup.voltAmperesPerWatt)),
      watts: groupThousands(load.peakWatts),
    }),
    suggested && panelsNote(suggested, question),
  ].filter(isText);
}

/** The kilowatts of solar panels that fill the packs in a day, on top of the day's use. */
function panelsNote({ pack, count }: PacksToCharge, { own }: Question): string {
  const wattHours = count * usableWattHours(pack, assumptionsFor(pack, own).estimate);
  const kilowatts = wattHours / 1000 / backup.givenBack.lithium / backup.solarYield;
  return fill(noteWords.panels, { kilowatts: kilowatts.toFixed(1) });
}
