import { runWords } from '@/content/advice/backup-calculator';
import { fill } from '../format/fill';

/** `12V 100Ah`, `2 × 12V 100Ah` */
export function inPacks(count: number, pack: string): string {
  return count > 1 ? fill(runWords.several, { count, pack }) : pack;
}
