import { parseArgs } from 'node:util';

/** What is measured on the export, with its usual rounds. */
const USUAL_ROUNDS = { lighthouse: 5, taps: 5, typeface: 10, sitemap: 5 };
const USUAL_KINDS: readonly BenchKind[] = ['lighthouse', 'taps', 'typeface'];
const KINDS = Object.keys(USUAL_ROUNDS) as BenchKind[];

export type BenchKind = keyof typeof USUAL_ROUNDS;

export interface BenchOptions {
  kinds: readonly { kind: BenchKind; rounds: number }[];
  /** When given, the first start of a clone is measured instead. */
  start: { rounds: number } | null;
  /** When given, growth of the catalogue is measured instead. */
  growth: { counts: readonly number[]; rounds: number } | null;
}

export function readOptions(args: string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { rounds: text, only: text, products: text } });
  const rounds = values.rounds === undefined ? undefined : readNumber('--rounds', values.rounds);
  const counts = values.products?.split(',').map((count) => readNumber('--products', count));
  const start = values.only === 'start';
  const kinds = values.only === undefined ? USUAL_KINDS : KINDS.filter((kind) => kind === values.only);
  if (kinds.length === 0 && !start) throw new Error(`--only takes ${KINDS.join(', ')} or start; it is "${values.only}".`);
  return {
    kinds: kinds.map((kind) => ({ kind, rounds: rounds ?? USUAL_ROUNDS[kind] })),
    start: start ? { rounds: rounds ?? 1 } : null,
    growth: counts ? { counts, rounds: rounds ?? 5 } : null,
  };
}

function readNumber(option: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1) throw new Error(`${option} needs a number from 1; it is "${text}".`);
  return number;
}
