import { readoutWords as words } from '@/content/advice/battery-finder';
import { fill } from '../format/fill';
import { formatPrice } from '../format/price';
import type { CataloguePack } from './packs';
import { inPacks } from './in-packs';

/** An answer in short, made by `toReadout`: as few figures as it can be read from: the home page sends many to the browser. */
export type Readout =
  | {
      packId: string;
      count: number;
      /** `about 4½ hours (3½ to 5)` */
      hours: string;
      range: readonly [careful: number, estimate: number, best: number];
    }
  /** Refused; `next` is the voltage that the load needs, null for a custom pack. */
  | { packId: string; next: number | null }
  /** There is no pack, or no load. */
  | null;

/** What a readout says of its pack. */
export type ReadoutPack = Pick<CataloguePack, 'id' | 'name' | 'shortName' | 'systemVolts' | 'rupees'>;

/** What was asked. */
export interface ReadoutQuestion {
  /** The household in words. */
  loads: string;
  hours: number;
  /** 12, 24 or 48; null if the visitor does not know. */
  volts: number | null;
}

export interface ReadoutInWords {
  /** The hours, or why there are none. */
  hours: string;
  isOrder: boolean;
  /** Pack and price; empty if there is no order. */
  pack: string;
  price: string;
  notes: readonly string[];
  /** The words of the button that opens the chat. */
  button: string;
  /** The answer as one text, to send to someone. */
  share: string;
}

export function readoutInWords(
  readout: Readout,
  packs: readonly ReadoutPack[],
  { loads, volts }: ReadoutQuestion,
): ReadoutInWords {
  const pack = packs.find(({ id }) => id === readout?.packId);
  if (readout === null || pack === undefined) return refused(loads, words.none, []);
  const now = pack.systemVolts;
  if ('next' in readout) {
    const { next } = readout;
    if (next === null) return refused(loads, fill(words.custom, { volts: now }), []);
    return refused(loads, fill(words.refused, { volts: now, next }), [fill(words.never, { volts: now, next })]);
  }
  const { count, hours } = readout;
  const what = { pack: inPacks(count, pack.shortName), price: formatPrice(pack.rupees * count) };
  const onlyOn = volts === null ? [fill(words.onlyOn, { volts: now })] : [];
  return {
    hours,
    isOrder: true,
    ...what,
    notes: [...onlyOn, ...(count > 1 ? [fill(words.joined, { count })] : [])],
    button: count > 1 ? fill(words.several, { count }) : words.order,
    share: [fill(words.share, { loads, hours, ...what }), ...onlyOn].join(' '),
  };
}

function refused(loads: string, refusal: string, notes: readonly string[]): ReadoutInWords {
  const share = [fill(words.shareRefused, { loads, refusal }), ...notes].join(' ');
  return { hours: refusal, isOrder: false, pack: '', price: '', notes, button: words.ask, share };
}
