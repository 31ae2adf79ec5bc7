import { backup } from '@/content/advice/backup';
import { noteWords } from '@/content/advice/calculator-notes';
import { fill } from '../format/fill';
import { groupThousands } from '../format/price';
import { assumptionsFor, batteryWattHours, chargedWattHours, chargingHours, type Pack } from './energy';
import { plainHours } from './hours';
import { compareWithNeed, type Question } from './recommend';

/** `count` packs of one kind. */
export interface PacksToCharge {
  pack: Pack;
  count: number;
}

/**
 * Whether the charger is too strong for one pack (joined packs do not always share its current equally); if not, and the hours
 * of mains are known, whether it puts back what load-shedding uses. Undefined if the visitor has named neither.
 */
export function chargerNote(packs: PacksToCharge, question: Question): string | undefined {
  const { amps, mainsHours } = question.charger ?? {};
  if (amps === undefined) return mainsHours === undefined ? undefined : neededNote(mainsHours, packs, question);
  const { ampereHours, chargeLimitAmps: limit, advisedChargeAmps: advised } = packs.pack;
  if (amps > limit) return fill(noteWords.chargerRefused, { amps, limit, advised, ampereHours });
  if (amps > advised) return fill(noteWords.chargerHigh, { amps, advised, ampereHours });
  if (mainsHours === undefined) return undefined;
  const { verdict, wattHours, watts, neededWatts, fullHours } = judgeCharger({ amps, mainsHours }, packs, question);
  const sentences = {
    enough: noteWords.chargerFine,
    'just enough': noteWords.chargerJust,
    'too little': noteWords.chargerWeak,
  };
  // Rounded down, so that a figure that is too low never looks sufficient.
  const rounded = (value: number) => groupThousands(value < 100 ? Math.floor(value) : Math.floor(value / 10) * 10);
  const sentence = fill(sentences[verdict], {
    amps,
    mains: plainHours(mainsHours),
    back: rounded(wattHours),
    watts: rounded(watts),
    hours: plainHours(question.hours),
    needed: groupThousands(Math.round(neededWatts)),
    full: plainHours(fullHours),
  });
  if (verdict !== 'too little') return sentence;
  return `${sentence} ${neededNote(mainsHours, packs, question)}`;
}

/** The amperes that a charger must give in between, or that no charger can. */
function neededNote(mainsHours: number, packs: PacksToCharge, question: Question): string {
  const amps = Math.ceil(neededChargerAmps(mainsHours, packs, question));
  const { advisedChargeAmps: advised } = packs.pack;
  return fill(amps > advised ? noteWords.chargerTooLittleMains : noteWords.chargerNeeded, {
    amps,
    advised,
    mains: plainHours(mainsHours),
    hours: plainHours(question.hours),
  });
}

/** Compares what a charger stores between two power cuts with what one cut takes, by the estimate. */
function judgeCharger(charger: { amps: number; mainsHours: number }, { pack, count }: PacksToCharge, question: Question) {
  const { load, hours, own } = question;
  const { estimate } = assumptionsFor(pack, own);
  const wattHours = chargedWattHours(charger, pack, estimate, count);
  const watts = wattHours / hours;
  // Includes the inverter's own draw.
  const neededWatts = (batteryWattHours(load, hours, estimate) / hours) * estimate.efficiency;
  return {
    verdict: compareWithNeed(watts, neededWatts),
    /** What the loads get: the energy, and the power if it is spread over the next cut. */
    wattHours,
    watts,
    neededWatts,
    /** Hours to charge the empty battery. */
    fullHours: chargingHours(pack.ampereHours * estimate.depth * count, charger.amps),
  };
}

/** The charging current, in amperes, that puts back between two cuts what one cut takes. */
export function neededChargerAmps(mainsHours: number, { pack }: PacksToCharge, { load, hours, own }: Question): number {
  const { estimate } = assumptionsFor(pack, own);
  return batteryWattHours(load, hours, estimate) / (pack.volts * mainsHours * backup.chargeTakenUp);
}
