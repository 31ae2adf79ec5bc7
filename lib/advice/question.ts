import type { OwnAssumptions, TotalLoad } from './energy';
import type { ApplianceCounts, RunHours } from './loads';

/** What a visitor asks: all that answers, notes and chats are made from. */
export interface Question {
  /** The id of the household with exactly these loads; empty if none has. */
  household: string;
  /** How many of each load, and for how long those run that do not run all the time. */
  counts: ApplianceCounts;
  runHours: RunHours;
  /** The chosen loads in words, `2 fans, 4 lights, router`; empty if nothing is chosen. */
  loadsText: string;
  load: TotalLoad;
  /** The hours to reckon with: those of load-shedding, `outageHours`, or fewer if all loads run for a part of it. */
  neededHours: number;
  outageHours: number;
  /** The voltage of the UPS or inverter, 12, 24 or 48; null if the visitor does not know it. */
  volts: number | null;
  own: OwnAssumptions;
  charger: { amps?: number; mainsHours?: number };
}

/** The parts of a question that an answer is reckoned from or repeats. */
export type Asked = Pick<Question, 'loadsText' | 'load' | 'neededHours' | 'outageHours' | 'volts' | 'own'>;
