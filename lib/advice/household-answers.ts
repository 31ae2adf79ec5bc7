import { backup } from '@/content/advice/backup';
import { finder } from '@/content/advice/battery-finder';
import { getBackupPacks, type CataloguePack } from './packs';
import { toReadout } from './to-readout';
import { readoutInWords, type ReadoutInWords } from './readout';
import { recommend, type Suggestion } from './recommend';
import { listHouseholds } from './words';

/** The answer that the page of a household shows at first, with no voltage chosen. */
export interface HouseholdAnswer {
  id: string;
  name: string;
  /** Null if no pack answers. */
  suggestion: Suggestion | null;
  readout: ReadoutInWords;
}

/** The answers to the households of the finder, which have a page each. */
export function listHouseholdAnswers(packs: readonly CataloguePack[] = getBackupPacks()): HouseholdAnswer[] {
  const chosen: readonly string[] = finder.households;
  const asked = { hours: backup.hours.first, volts: null };
  return listHouseholds()
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, name, ...load }) => {
      const answer = recommend({ load, ...asked, own: {} }, packs);
      const suggestion = answer.kind === 'pack' ? answer.suggestion : null;
      return { id, name, suggestion, readout: readoutInWords(toReadout(answer), packs, { loads: name, ...asked }) };
    });
}
