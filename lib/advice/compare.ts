import { compareWords } from '@/content/advice/backup-calculator';
import type { Range } from '@/content/types';
import { fill } from '../format/fill';
import { formatPrice } from '../format/price';
import type { Pack } from './energy';
import { packsToShow, runPack, wholeAmps, type Question } from './recommend';
import { runInWords } from './words';

/** What one pack does with a load. */
export interface ComparedPack {
  id: string;
  name: string;
  price: string;
  words: string;
  current: string;
  /** Null if refused. */
  hours: Range<number> | null;
}

/** What one pack of each kind does with the load. */
export function comparePacks({ load, own }: Question, packs: readonly Pack[]): ComparedPack[] {
  return packsToShow(packs).map((pack) => {
    const run = runPack(load, pack, own);
    return {
      id: pack.id,
      name: pack.shortName,
      price: formatPrice(pack.rupees),
      words: runInWords(load, pack, packs, own).words,
      current: fill(compareWords.current, { amps: wholeAmps(run, pack), limit: pack.currentLimitAmps }),
      hours: run.verdict === 'refused' ? null : run.hours,
    };
  });
}
