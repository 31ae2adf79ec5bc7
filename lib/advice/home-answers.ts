import { backup } from '@/content/advice/backup';
import { answerWords, messageWords } from '@/content/advice/backup-calculator';
import { answerTexts, home } from '@/content/pages/home';
import { orderMessage } from '../enquiry/whatsapp';
import { fill } from '../format/fill';
import { formatPrice } from '../format/price';
import { LOAD_BARS, type Reading } from './display';
import { getBackupPacks } from './packs';
import { recommend, type PackRun, type Recommendation } from './recommend';
import { aboutHours, hoursRange, inPacks, listHouseholds, refusalInWords, roundToHalf } from './words';

/** One answer of the home page, made at build time. */
export interface HomeAnswer {
  /** The id of the product that is shown; empty if the catalogue has no pack to show. */
  packId: string;
  count: number;
  reading: Reading;
  /** Whether the chat is an order; otherwise it is a question. */
  isOrder: boolean;
  text: string;
  /** The answer as one text, to send to someone. */
  share: string;
  /** The first and last lines of the chat; the choices stand between them. */
  chat: readonly [first: string, last: string];
}

export interface HomeAnswers {
  households: { id: string; name: string; watts: number }[];
  /** 12, 24, 48, and null for "I don't know". */
  volts: readonly (number | null)[];
  hours: readonly number[];
  /** Every answer once: many choices share one. */
  answers: HomeAnswer[];
  /** For each choice its place in `answers`, ordered by household, then volts, then hours. */
  indexes: number[];
}

/** The answers to every choice that the home page offers. */
export function listHomeAnswers(): HomeAnswers {
  const packs = getBackupPacks();
  const households = listHouseholds().filter(({ id }) => (home.households as readonly string[]).includes(id));
  const volts = [...backup.systemVolts, null];
  const hours = backup.hours.offered;
  const answers: HomeAnswer[] = [];
  const indexes = households.flatMap(({ name, ...load }) =>
    volts.flatMap((system) =>
      hours.map((asked) => {
        const answer = inWords(name, recommend({ load, hours: asked, volts: system, own: {} }, packs));
        const known = answers.findIndex((other) => JSON.stringify(other) === JSON.stringify(answer));
        return known === -1 ? answers.push(answer) - 1 : known;
      }),
    ),
  );
  return { households: households.map(({ id, name, watts }) => ({ id, name, watts })), volts, hours, answers, indexes };
}

/** The answer for a household with the default hours and no voltage chosen; undefined for an unknown household. */
export function householdAnswer(householdId: string): HomeAnswer | undefined {
  const { households, volts, hours, answers, indexes } = listHomeAnswers();
  const household = households.findIndex(({ id }) => id === householdId);
  const at = (household * volts.length + volts.indexOf(null)) * hours.length + hours.indexOf(backup.hours.first);
  return household === -1 ? undefined : answers[indexes[at] ?? -1];
}

function inWords(loads: string, answer: Recommendation): HomeAnswer {
  if (answer.kind === 'pack') {
    const { pack, count, run } = answer.suggestion;
    const values = { loads, pack: inPacks(count, pack.shortName), price: formatPrice(pack.rupees * count) };
    return {
      packId: pack.id,
      count,
      reading: readingOf(run, pack.currentLimitAmps),
      isOrder: true,
      text: fill(answerTexts.answer, { ...values, hours: hoursRange(run.hours) }),
      share: fill(count > 1 ? answerTexts.shareSeveral : answerTexts.share, { ...values, hours: aboutHours(run.hours.estimate) }),
      chat: [
        orderMessage(inPacks(count, pack.name)),
        [
          fill(messageWords.estimate, { hours: hoursRange(run.hours) }),
          ...(count > 1 ? [fill(messageWords.joined, { count })] : []),
        ].join('\n'),
      ],
    };
  }
  if (answer.kind === 'refused') {
    const { pack, run, nextVolts } = answer;
    const now = pack.systemVolts;
    const refusal = fill(refusalInWords(run, pack, answerWords), { volts: now });
    const next = nextVolts === null ? answerWords.custom : fill(answerWords.next, { volts: nextVolts, now });
    return {
      packId: pack.id,
      count: 0,
      reading: { hours: null, bars: LOAD_BARS },
      isOrder: false,
      text: `${refusal} ${next}`,
      share: `${loads}: ${refusal} ${next}`,
      chat: [messageWords.question, fill(messageWords.refused, { volts: now })],
    };
  }
  const reading = { hours: null, bars: 0 };
  const none = answerWords.noPacks;
  return {
    packId: '',
    count: 0,
    reading,
    isOrder: false,
    text: none,
    share: `${loads}: ${none}`,
    chat: [messageWords.question, ''],
  };
}

function readingOf({ hours, amps }: PackRun, limitAmps: number): Reading {
  const bars = Math.min(LOAD_BARS, Math.max(1, Math.ceil((amps / limitAmps) * LOAD_BARS)));
  return { hours: roundToHalf(hours.estimate), bars };
}
