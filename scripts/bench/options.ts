import { parseArgs } from 'node:util';

const KINDS = ['lighthouse', 'taps'] as const;

export type BenchKind = (typeof KINDS)[number];

export interface BenchOptions {
  rounds: number;
  kinds: readonly BenchKind[];
  /** When given, growth of the catalogue is measured instead. */
  products: readonly number[] | null;
}

export function readOptions(args: string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { rounds: text, only: text, products: text } });
  return {
    rounds: values.rounds === undefined ? 5 : readNumber('--rounds', values.rounds),
    kinds: values.only === undefined ? KINDS : [readKind(values.only)],
    products: values.products === undefined ? null : values.products.split(',').map((count) => readNumber('--products', count)),
  };
}

function readNumber(option: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1) throw new Error(`${option} needs a number from 1; it is "${text}".`);
  return number;
}

function readKind(text: string): BenchKind {
  const kind = KINDS.find((one) => one === text);
  if (!kind) throw new Error(`--only takes ${KINDS.join(' or ')}; it is "${text}".`);
  return kind;
}
