import { runNode } from '../support/run-command.mjs';
import { checkContent } from './check-content';
import { checkEnvironment } from './check-environment';
import { encodePictures } from './encode-pictures';
import { finishExport } from './finish-export';
import { cutFont } from './font';
import { listPictures } from './list-pictures';
import { drawSharePictures } from './share-pictures';

/** Each does its work or throws an error whose message says what to do. */
export interface BuildStep {
  name: string;
  run: () => Promise<void> | void;
}

/** What runs at the same time stands in one row. */
export type BuildRow = readonly [BuildStep, ...BuildStep[]];

/** What Next needs before it can build pages: checked settings and content, the font, the names of the pictures. */
export const beforePages: readonly BuildRow[] = [
  [{ name: 'Check the environment', run: checkEnvironment }],
  [{ name: 'Check the content', run: checkContent }],
  [{ name: 'Cut the font down', run: cutFont }],
  [{ name: 'List the pictures', run: listPictures }],
];

const pictureRow: BuildRow = [
  { name: 'Encode the pictures', run: encodePictures },
  { name: 'Draw the share pictures', run: drawSharePictures },
];

/** All that the pages show, for Next to serve. */
export const preparationSteps: readonly BuildRow[] = [...beforePages, pictureRow];

export const buildSteps: readonly BuildRow[] = [
  ...beforePages,
  [...pictureRow, { name: 'Build the pages', run: () => runProgram('node_modules/next/dist/bin/next', 'build') }],
  [{ name: 'Finish the export', run: () => finishExport() }],
];

/** Runs rows of steps in order and stops at the first with one that fails. */
export async function runSteps(rows: readonly BuildRow[]): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const runs = row.map((step) => runStep(step, `[${index + 1}/${rows.length}] ${step.name}`));
    // None is left running alone.
    const failed = (await Promise.allSettled(runs)).find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

async function runStep({ name, run }: BuildStep, title: string): Promise<void> {
  console.log(title);
  const start = Date.now();
  try {
    await run();
  } catch (error) {
    throw new Error(`"${name}" failed. ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  console.log(`${title}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

async function runProgram(...command: string[]): Promise<void> {
  const code = await runNode(command);
  if (code !== 0) throw new Error(`node ${command.join(' ')} ended with exit code ${code}. Its own message is above.`);
}
