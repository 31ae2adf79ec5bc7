import { answerWords, messageWords, warningWords } from '@/content/advice/answer-words';
import { productWords } from '@/content/shop/catalogue-words';
import type { Range } from '@/content/types';
import { fitMessage, orderMessage } from '../enquiry/whatsapp';
import { fill, formatPrice, isText } from '../format/texts';
import type { Pack } from './energy';
import { hoursInParts, hoursRange, inHalves, rangeEnds } from './hours';
import type { Asked } from './question';
import { recommend, type Recommendation } from './recommend';

/** One answer: all figures and words that a panel, a share picture or a chat shows of it. */
export interface Answer {
  kind: Recommendation['kind'];
  /** The id of the suggested pack; undefined if none is suggested. */
  packId?: string;
  count: number;
  /** The hours, or why there are none: what stands before, in and below the figure. */
  headline: Record<'about' | 'figure' | 'below', string>;
  /** The hours to draw on a scale, on which those asked for are marked; undefined if no pack is suggested. */
  hours?: Range<number>;
  scaleMark?: { hours: number; words: string };
  /** The suggested packs, `2 × 24V 100Ah`, and their price together; empty if none is suggested. */
  packWords: string;
  price: string;
  /** A sentence on the voltage that the suggestion needs; empty without a pack. */
  voltsNote: string;
  warnings: readonly string[];
  /** The higher voltage to offer after a refusal. */
  nextVolts?: number;
  chat: { isOrder: boolean; label: string; message: string };
  /** The answer as one text, to send to someone. */
  share: string;
}

/** Recommends packs, in words. */
export function answerTo(asked: Asked, packs: readonly Pack[]): Answer {
  const recommendation = recommend(asked, packs);
  if (recommendation.kind === 'pack') return suggestion(recommendation, asked);
  if (recommendation.kind === 'refused') return refusal(recommendation, asked);
  const { volts } = asked;
  const { nothing, noPack, noPacks } = answerWords;
  const none = volts === null ? noPacks : fill(noPack, { volts });
  return withoutHours(recommendation.kind, asked, recommendation.kind === 'nothing' ? nothing : none);
}

function suggestion(recommendation: Recommendation & { kind: 'pack' }, asked: Asked): Answer {
  const { pack, count, hours, larger } = recommendation;
  const { soldOut, systemVolts: volts } = pack;
  const range = hoursRange(hours);
  const packWords = inPacks(count, pack.shortName);
  const price = formatPrice(pack.rupees * count);
  const voltsNote = fill(answerWords.onlyOn, { volts });
  const { starts } = asked.load;
  const isOrder = starts !== 'unknown';
  const warnings = [
    soldOut && warningWords.soldOut,
    starts && warningWords.starts[starts],
    count > 1 && fill(warningWords.join, { count }),
    // What one pack of a higher voltage gives, and that it takes another inverter.
    larger &&
      fill(warningWords.larger, {
        pack: larger.pack.shortName,
        hours: hoursRange(larger.hours),
        price: formatPrice(larger.pack.rupees),
        volts: larger.pack.systemVolts,
      }),
    recommendation.verdict === 'high' && highWarning(recommendation),
  ].filter(isText);
  const label = count > 1 ? fill(answerWords.askForSeveral, { count }) : productWords.order;
  return {
    kind: 'pack',
    packId: pack.id,
    count,
    headline: { ...hoursInParts(hours.estimate), below: verdictOn(hours, asked.neededHours) },
    hours,
    // Fewer hours than those of load-shedding if all chosen loads run for fewer.
    scaleMark: {
      hours: asked.neededHours,
      words: fill(answerWords[asked.outageHours > asked.neededHours ? 'runs' : 'asked'], { hours: inHalves(asked.neededHours) }),
    },
    packWords,
    price,
    voltsNote,
    warnings,
    chat: {
      isOrder,
      label: !isOrder ? answerWords.askFirst : soldOut ? productWords.askWhenBack : label,
      message: chatMessage(isOrder ? orderMessage(inPacks(count, pack.name), soldOut) : messageWords.question, asked, [
        !isOrder && inPacks(count, pack.name),
        fill(messageWords.estimate, { hours: range }),
        recommendation.verdict === 'high' &&
          fill(messageWords.current, { amps: recommendation.amps, limit: pack.currentLimitAmps }),
        count > 1 && fill(messageWords.join, { count }),
      ]),
    },
    share: [fill(answerWords.share, { loads: asked.loadsText, hours: range, pack: packWords, price }), voltsNote, ...warnings]
      .filter(isText)
      .join(' '),
  };
}

function refusal(recommendation: Recommendation & { kind: 'refused' }, asked: Asked): Answer {
  const { pack, count, why, amps, nextVolts: next } = recommendation;
  const { systemVolts: volts, currentLimitAmps: limit } = pack;
  const headline = fill(answerWords.refused[why], { volts, amps, limit, count });
  const warnings = [
    asked.load.starts === 'unknown' && warningWords.starts.unknown,
    next === undefined ? warningWords.custom : fill(warningWords.next, { next, now: volts }),
    why === 'current' && warningWords.limit,
  ].filter(isText);
  return { ...withoutHours('refused', asked, headline, warnings), nextVolts: next };
}

function withoutHours(kind: Recommendation['kind'], asked: Asked, headline: string, warnings: string[] = []): Answer {
  const message = chatMessage(messageWords.question, asked, kind === 'refused' ? [headline] : []);
  return {
    kind,
    count: 1,
    headline: { about: '', figure: headline, below: '' },
    packWords: '',
    price: '',
    voltsNote: '',
    warnings,
    chat: { isOrder: false, label: answerWords.ask, message },
    share: asked.loadsText
      ? [fill(answerWords.shareRefused, { loads: asked.loadsText, refusal: headline }), ...warnings].join(' ')
      : messageWords.question,
  };
}

/** The line below the hours of an answer: `3½ to 5. Enough for 4 h` */
function verdictOn(range: Range<number>, hours: number) {
  const { enough, justEnough, verdict } = answerWords;
  const said = fill(range.estimate < hours ? justEnough : enough, { hours: inHalves(hours) });
  const [low, high] = rangeEnds(range);
  return low === high ? said : fill(verdict, { low, high, enough: said });
}

/** Warns of a current near the pack's limit, and names a better voltage if there is one. */
function highWarning({ pack, amps, nextVolts: next }: Recommendation & { kind: 'pack' }) {
  const high = fill(warningWords.high, { amps, limit: pack.currentLimitAmps });
  return next === undefined ? high : `${high} ${fill(warningWords.highNext, { next, now: pack.systemVolts })}`;
}

/** A chat message: an order or a question, then what was asked, then `more`, one line each. */
function chatMessage(first: string, asked: Asked, more: readonly (string | false)[]) {
  const { loadsText, load, outageHours, volts, own } = asked;
  const lines = [
    first,
    loadsText && fill(messageWords.load, { loads: loadsText, watts: load.watts }),
    fill(messageWords.hours, { hours: inHalves(outageHours) }),
    fill(messageWords.volts, { volts: volts === null ? messageWords.unknownVolts : `${volts}V` }),
    ...more,
    hasOwnLosses(own) && messageWords.own,
  ];
  return fitMessage(lines.filter(isText).join('\n'));
}

/** Whether a visitor has entered own losses, or the inverter's own draw. */
export function hasOwnLosses(own: Asked['own']): boolean {
  return Object.values(own).some(Number.isFinite);
}

/** A number of packs in words: `12V 100Ah` for one, `2 × 12V 100Ah` for two. */
function inPacks(count: number, pack: string) {
  return count > 1 ? fill(answerWords.several, { count, pack }) : pack;
}
