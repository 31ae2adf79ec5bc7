import { parseArgs } from 'node:util';

const KINDS = ['lighthouse', 'probe'] as const;
const PAGES = ['home', 'products', 'product'] as const;

export type BenchKind = (typeof KINDS)[number];
export type BenchPage = (typeof PAGES)[number];

export interface BenchOptions {
  rounds: number;
  pages: readonly BenchPage[];
  kinds: readonly BenchKind[];
  /** What each measure of the site is worth, taken away one at a time. */
  experiments: boolean;
  /** When given, growth of the catalogue is measured instead. */
  products: readonly number[] | null;
}

export function readOptions(args: string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { rounds: text, pages: text, only: text, products: text, experiments: { type: 'boolean', default: false } },
  });
  return {
    rounds: values.rounds === undefined ? 5 : readNumber('--rounds', values.rounds),
    pages: values.pages === undefined ? PAGES : readNames('--pages', values.pages, PAGES),
    kinds: values.only === undefined ? KINDS : readNames('--only', values.only, KINDS),
    experiments: values.experiments,
    products: values.products === undefined ? null : values.products.split(',').map((count) => readNumber('--products', count)),
  };
}

function readNumber(option: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1) throw new Error(`${option} needs a number from 1; it is "${text}".`);
  return number;
}

function readNames<Name extends string>(option: string, text: string, known: readonly Name[]): Name[] {
  return text.split(',').map((asked) => {
    const name = known.find((one) => one === asked);
    if (!name) throw new Error(`${option} takes ${known.join(', ')}, with commas between; it is "${text}".`);
    return name;
  });
}
