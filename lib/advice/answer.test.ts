import { productWords } from '@/content/shop/catalogue-words';
import { answerWords as words, messageWords, warningWords } from '@/content/advice/answer-words';
import { orderMessage } from '../enquiry/whatsapp';
import { fill } from '../format/texts';
import { answerTo } from './answer';
import type { TotalLoad, Pack } from './energy';
import { hoursInParts, hoursRange } from './hours';
import { large, middle, small, steadyLoad } from './test-packs';

const PACKS = [small, middle, large];
const ASKED = { loadsText: '2 fans', load: steadyLoad(212), neededHours: 4, outageHours: 4, volts: 12, own: {} };

/** The answer to a load of so many watts, which is called "2 fans". */
function answer(
  watts: number,
  hours: number,
  volts: number | null,
  { packs = PACKS, ...load }: Partial<TotalLoad> & { packs?: Pack[] } = {},
) {
  return answerTo({ ...ASKED, load: { ...steadyLoad(watts), ...load }, neededHours: hours, outageHours: hours, volts }, packs);
}

/** Lines of a chat about so many watts for four hours at 12V. */
const lines = (watts: string) => [
  fill(messageWords.load, { loads: '2 fans', watts }),
  fill(messageWords.hours, { hours: 4 }),
  fill(messageWords.volts, { volts: '12V' }),
];

/** Said also of a chosen voltage: a button may have chosen it. */
const ONLY = fill(words.onlyOn, { volts: 12 });

const enoughFor = (hours: number, low: string, high: string, enough: string = words.enough) =>
  fill(words.verdict, { low, high, enough: fill(enough, { hours }) });

const HOURS = { careful: 3.5, estimate: 4.44, best: 5.16 };

test('a chat says the watts that the page adds up, not those of the peak', () => {
  expect(answer(212, 4, 12, { peakWatts: 400 }).chat.message).toContain(lines('212').join('\n'));
});

test('one pack: hours, price and an order of it', () => {
  expect(answer(212, 4, 12)).toEqual({
    kind: 'pack',
    packId: 'pack-12v',
    count: 1,
    headline: { ...hoursInParts(HOURS.estimate), below: enoughFor(4, '3½', '5') },
    hours: HOURS,
    scaleMark: { hours: 4, words: fill(words.asked, { hours: 4 }) },
    packWords: '12V 100Ah',
    price: 'PKR 81,000',
    voltsNote: ONLY,
    warnings: [],
    chat: {
      isOrder: true,
      label: productWords.order,
      message: [orderMessage(small.name), ...lines('212'), fill(messageWords.estimate, { hours: hoursRange(HOURS) })].join('\n'),
    },
    share: `${fill(words.share, { loads: '2 fans', hours: hoursRange(HOURS), pack: '12V 100Ah', price: 'PKR 81,000' })} ${ONLY}`,
  });
});

const hours = hoursRange({ careful: 6.5, estimate: 8.5, best: 10.5 });
const larger = fill(warningWords.larger, { pack: large.shortName, hours, price: 'PKR 240,000', volts: 48 });

test.each([
  ['of several packs', answer(412, 8, 12), [fill(warningWords.join, { count: 4 }), larger]],
  [
    'of a high current',
    answer(1000, 1, 12),
    [`${fill(warningWords.high, { amps: 98, limit: 100 })} ${fill(warningWords.highNext, { next: 24, now: 12 })}`],
  ],
  ['of a high current at the highest voltage', answer(3500, 1, 48), [fill(warningWords.high, { amps: 86, limit: 100 })]],
  ['of a pack that is sold out', answer(212, 4, 12, { packs: [{ ...small, soldOut: true }] }), [warningWords.soldOut]],
])('warnings %s are sent, too', (_, given, warnings) => {
  expect(given.warnings).toEqual(warnings);
  expect(given.share).toContain(`. ${warnings.join(' ')}`);
});

test('the shop reads of a high current, and that the losses are the visitor’s own', () => {
  const current = fill(messageWords.current, { amps: 98, limit: 100 });
  expect(answer(1000, 1, 12).chat.message).toMatch(new RegExp(`\n${current}$`));
  const { chat } = answerTo({ ...ASKED, own: { idleDrawWatts: 0 } }, PACKS);
  expect(chat.message).toMatch(new RegExp(`\n${messageWords.own}$`));
});

test('several packs run it several times as long, cost their sum and are asked about', () => {
  const { chat, ...given } = answer(212, 8, 12);
  const packWords = '2 × 12V 100Ah';
  const share = expect.stringContaining(packWords);
  expect(given).toMatchObject({ hours: { estimate: 8.88 }, packWords, price: 'PKR 162,000', share });
  expect([chat.label, chat.isOrder]).toEqual([fill(words.askForSeveral, { count: 2 }), true]);
  const [first, ...more] = chat.message.split('\n');
  expect([first, more.at(-1)]).toEqual([orderMessage(`2 × ${small.name}`), fill(messageWords.join, { count: 2 })]);
});

test('a little too short is just enough', () => {
  expect(answer(312, 6, 24).headline.below).toBe(enoughFor(6, '4½', '7', words.justEnough));
  expect(answer(10, 4, 48).headline.below).toBe(fill(words.enough, { hours: 4 }));
});

test('a motor’s start is asked about; one that can’t be reckoned with is no order', () => {
  const [fridge, ac] = (['motor', 'unknown'] as const).map((starts) => answer(1900, 1, 48, { starts }));
  expect(fridge).toMatchObject({ warnings: [warningWords.starts.motor], chat: { isOrder: true, label: productWords.order } });
  expect(ac).toMatchObject({
    warnings: [warningWords.starts.unknown],
    price: 'PKR 240,000',
    chat: { isOrder: false, label: words.askFirst, message: expect.stringContaining(messageWords.question) },
  });
  expect(ac?.chat.message).toContain(large.name);
});

test('a pack that is sold out is suggested last, and asked about', () => {
  const packs = [{ ...small, soldOut: true }, middle];
  expect(answer(212, 4, null, { packs }).packId).toBe('pack-24v');
  expect(answer(212, 4, 12, { packs }).chat).toMatchObject({
    isOrder: true,
    label: productWords.askWhenBack,
    message: expect.stringContaining(orderMessage(small.name, true)),
  });
  expect(answer(212, 8, 12, { packs: [small, { ...middle, soldOut: true }] }).warnings).toHaveLength(1);
});

const NEXT = fill(warningWords.next, { next: 48, now: 12 });

test.each([
  [
    'an AC without inverter',
    answer(600, 4, 12, { leastVolts: 48, starts: 'unknown' }),
    fill(words.refused.start, { volts: 12 }),
    [warningWords.starts.unknown, NEXT],
    48,
  ],
  ['too many packs', answer(732, 12, 12), fill(words.refused.count, { volts: 12, count: 9 }), [NEXT], 48],
  [
    'too much for all',
    answer(8000, 4, 48),
    fill(words.refused.current, { volts: 48, amps: 196, limit: 100 }),
    [warningWords.custom, warningWords.limit],
    undefined,
  ],
  ['no pack at this voltage', answer(212, 4, 48, { packs: [small] }), fill(words.noPack, { volts: 48 }), [], undefined],
  ['no pack at all', answer(212, 4, null, { packs: [] }), words.noPacks, [], undefined],
  ['no load', answer(0, 4, null), words.nothing, [], undefined],
])('%s: a question, not an order', (_, given, headline, warnings, nextVolts) => {
  expect(given).toEqual({
    kind: expect.anything(),
    count: expect.anything(),
    headline: { about: '', figure: headline, below: '' },
    packWords: '',
    price: '',
    voltsNote: '',
    warnings,
    nextVolts,
    chat: {
      isOrder: false,
      label: words.ask,
      message: expect.stringMatching(new RegExp(`^${messageWords.question.replace('?', '\\?')}\n`)),
    },
    share: [fill(words.shareRefused, { loads: '2 fans', refusal: headline }), ...warnings].join(' '),
  });
});

test('a question repeats what was asked, and the refusal; without loads it is what is sent', () => {
  expect(answer(1400, 4, 12).chat.message.split('\n')).toEqual([
    messageWords.question,
    ...lines('1,400'),
    fill(words.refused.current, { volts: 12, amps: 137, limit: 100 }),
  ]);
  expect(answer(0, 4, 12).chat.message).not.toContain(words.nothing);
  expect(answerTo({ ...ASKED, loadsText: '', load: steadyLoad(0) }, PACKS).share).toBe(messageWords.question);
});
