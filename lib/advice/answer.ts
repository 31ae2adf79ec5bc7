import { answerWords, messageWords, warningWords } from '@/content/advice/answer';
import { productWords } from '@/content/shop/catalogue-words';
import type { Range } from '@/content/types';
import { fitMessage, orderMessage } from '../enquiry/whatsapp';
import { fill } from '../format/fill';
import { formatPrice, groupThousands } from '../format/price';
import type { Pack } from './energy';
import { hoursInParts, hoursRange, type HoursInParts } from './hours';
import type { Recommendation } from './recommend';

/** What was asked, in words where it is only repeated. */
export interface Asked {
  /** `2 fans, 4 lights, router`; empty if nothing is chosen. */
  loads: string;
  watts: number;
  hours: number;
  /** 12, 24 or 48; null if the visitor does not know. */
  volts: number | null;
}

/** One answer: all figures and words that a panel, a share picture or a chat shows of it. */
export interface Answer {
  kind: Recommendation['kind'];
  /** Of the pack that is suggested, or the strongest of those refused. */
  packId?: string;
  count: number;
  /** The hours, or why there are none. */
  headline: HoursInParts;
  /** To draw; null without a pack. */
  hours: Range<number> | null;
  asked: { hours: number; words: string };
  /** `2 × 24V 100Ah`, and what they cost together; empty without a pack. */
  pack: string;
  price: string;
  warnings: readonly string[];
  /** The voltage to see instead after a refusal; null if there is none. */
  nextVolts: number | null;
  chat: { isOrder: boolean; label: string; message: string };
  /** The answer as one text, to send to someone. */
  share: string;
}

/** Puts a recommendation into words. */
export function answerTo(given: Recommendation, asked: Asked, packs: readonly Pack[]): Answer {
  const pack = packs.find(({ id }) => id === given.packId);
  if (given.kind === 'pack' && pack) return suggestion(given, pack, asked, packs);
  if (given.kind === 'refused' && pack) return refusal(given, pack, asked);
  const { volts } = asked;
  const { nothing, noPack, noPacks } = answerWords;
  const none = volts === null ? noPacks : fill(noPack, { volts });
  return withoutHours(given.kind, asked, given.kind === 'nothing' ? nothing : none);
}

function suggestion(given: Recommendation & { kind: 'pack' }, pack: Pack, asked: Asked, packs: readonly Pack[]): Answer {
  const { packId, count, hours, larger } = given;
  const { soldOut, systemVolts: volts } = pack;
  const range = hoursRange(hours);
  const what = { pack: inPacks(count, pack.shortName), price: formatPrice(pack.rupees * count) };
  const onlyOn = asked.volts === null ? fill(warningWords.onlyOn, { volts }) : '';
  const largerPack = packs.find(({ id }) => id === larger?.packId);
  const label = count > 1 ? fill(answerWords.askForSeveral, { count }) : productWords.order;
  return {
    kind: 'pack',
    packId,
    count,
    headline: hoursInParts(hours),
    hours,
    asked: inWords(asked, hours.estimate < asked.hours ? answerWords.just : answerWords.asked),
    ...what,
    warnings: [
      soldOut && warningWords.soldOut,
      onlyOn,
      count > 1 && fill(warningWords.join, { count }),
      // What one pack of a higher voltage gives, and that it takes another inverter.
      larger &&
        largerPack &&
        fill(warningWords.larger, {
          pack: largerPack.shortName,
          hours: hoursRange(larger.hours),
          price: formatPrice(largerPack.rupees),
          volts: largerPack.systemVolts,
        }),
      given.verdict === 'high' && highWarning(given, pack),
    ].filter(isText),
    nextVolts: null,
    chat: {
      isOrder: true,
      label: soldOut ? productWords.askWhenBack : label,
      message: chatMessage(orderMessage(inPacks(count, pack.name), soldOut), asked, [
        fill(messageWords.estimate, { hours: range }),
        count > 1 && fill(messageWords.join, { count }),
      ]),
    },
    share: [fill(answerWords.share, { loads: asked.loads, hours: range, ...what }), onlyOn].filter(isText).join(' '),
  };
}

function refusal(given: Recommendation & { kind: 'refused' }, pack: Pack, asked: Asked): Answer {
  const { packId, count, why, amps, nextVolts: next } = given;
  const { systemVolts: volts, currentLimitAmps: limit } = pack;
  const headline = fill(answerWords.refused[why], { volts, amps, limit, count });
  return {
    ...withoutHours('refused', asked, headline, why !== 'count' && fill(messageWords.refused, { volts })),
    packId,
    warnings: [
      next === null ? warningWords.custom : fill(warningWords.next, { next, now: volts }),
      why === 'current' && warningWords.limit,
    ].filter(isText),
    nextVolts: next,
  };
}

function withoutHours(kind: Recommendation['kind'], asked: Asked, headline: string, ...more: (string | false)[]): Answer {
  return {
    kind,
    count: 1,
    headline: { about: '', figure: headline, range: '' },
    hours: null,
    asked: inWords(asked, answerWords.asked),
    pack: '',
    price: '',
    warnings: [],
    nextVolts: null,
    chat: { isOrder: false, label: answerWords.ask, message: chatMessage(messageWords.question, asked, more) },
    share: fill(answerWords.shareRefused, { loads: asked.loads, refusal: headline }),
  };
}

const inWords = ({ hours }: Asked, words: string) => ({ hours, words: fill(words, { hours }) });

/** Warns of a current near the pack's limit, and names a better voltage if there is one. */
function highWarning({ amps, nextVolts: next }: Recommendation & { kind: 'pack' }, pack: Pack): string {
  const high = fill(warningWords.high, { amps, limit: pack.currentLimitAmps });
  return next === null ? high : `${high} ${fill(warningWords.highNext, { next, now: pack.systemVolts })}`;
}

/** An order or a question, then what was asked, and more, one line each. */
function chatMessage(first: string, { loads, watts, hours, volts }: Asked, more: readonly (string | false)[]): string {
  const lines = [
    first,
    loads && fill(messageWords.load, { loads, watts: groupThousands(watts) }),
    fill(messageWords.hours, { hours }),
    fill(messageWords.volts, { volts: volts === null ? messageWords.unknownVolts : `${volts}V` }),
    ...more,
  ];
  return fitMessage(lines.filter(isText).join('\n'));
}

/** Whether there is something to say. */
export function isText(text: string | false | undefined): text is string {
  return !!text;
}

/** `12V 100Ah`, `2 × 12V 100Ah` */
function inPacks(count: number, pack: string): string {
  return count > 1 ? fill(answerWords.several, { count, pack }) : pack;
}
