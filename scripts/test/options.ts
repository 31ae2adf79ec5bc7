/** One row after the other; what stands in one row runs at the same time, two at most. */
const QUICK = [
  // None of these needs the export: it is built beside them. Types last, when Next has written its own.
  ['jest', 'lint', 'unused', 'format', 'types'],
  ['export', 'playwright'],
] as const;
const FULL = [['full'], ['browsers'], ['supply-chain']] as const;

export type StageName = (typeof QUICK | typeof FULL)[number][number];

/** Those that take a file or a flag of their own. */
const RUNNERS: readonly StageName[] = ['jest', 'export', 'playwright', 'full'];

export interface TestOptions {
  rows: readonly (readonly StageName[])[];
  /** Whether the stages were chosen one by one, so that no more is done than they need. */
  chosen: boolean;
  /** For the one runner chosen. */
  filter: string[];
}

/**
 * `--full` for the long half, `--all` for both, `--only jest` (repeatable) for single stages; what else is given goes to the
 * one runner chosen.
 */
export function readOptions(args: readonly string[]): TestOptions {
  const all: readonly StageName[] = [...QUICK, ...FULL].flat();
  const isStage = (name: string | undefined): name is StageName => all.some((stage) => stage === name);
  const only: StageName[] = [];
  const filter: string[] = [];
  const words = [...args];
  let rows: TestOptions['rows'] = QUICK;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--full') {
      rows = FULL;
    } else if (word === '--all') {
      rows = [...QUICK, ...FULL];
    } else if (word === '--only') {
      const name = words.shift();
      if (!isStage(name)) throw new Error(`--only takes one of: ${all.join(', ')}`);
      only.push(name);
    } else {
      filter.push(word);
    }
  }
  const [runner] = only;
  if (filter.length > 0 && (only.length !== 1 || !runner || !RUNNERS.includes(runner))) {
    throw new Error('A filter needs its runner: npm test -- --only playwright contact.spec.ts');
  }
  if (only.length === 0) return { rows, chosen: rows === FULL, filter };
  const chosen = [...QUICK, ...FULL].map((row) => row.filter((stage) => only.includes(stage)));
  return { rows: chosen.filter((row) => row.length > 0), chosen: true, filter };
}
