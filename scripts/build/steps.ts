import { runNode } from '../support/run-command.mjs';
import { writeCatalogueFiles } from './catalogue-files';
import { checkContent } from './check-content';
import { checkEnvironment } from './check-environment';
import { finishExport } from './finish-export';
import { cutFont } from './font';
import { makePictures } from './pictures';
import { drawSharePictures } from './share-pictures';

/** Each does its work or throws an error whose message says what to do. */
export interface BuildStep {
  name: string;
  run: () => Promise<void> | void;
}

/** What Next needs before it can build or serve: checked settings and content, fonts, pictures, link cards. */
export const preparationSteps: readonly BuildStep[] = [
  { name: 'Check the environment', run: checkEnvironment },
  { name: 'Check the content', run: checkContent },
  { name: 'Cut the fonts down', run: cutFont },
  { name: 'Make the pictures', run: makePictures },
  { name: 'Write the catalogue files', run: writeCatalogueFiles },
  { name: 'Draw the share pictures', run: drawSharePictures },
];

export const buildSteps: readonly BuildStep[] = [
  ...preparationSteps,
  { name: 'Build the pages', run: () => runProgram('node_modules/next/dist/bin/next', 'build') },
  { name: 'Finish the export', run: () => finishExport() },
];

/** Runs steps in order and stops at the first that fails. */
export async function runSteps(steps: readonly BuildStep[]): Promise<void> {
  for (const [index, { name, run }] of steps.entries()) {
    const title = `[${index + 1}/${steps.length}] ${name}`;
    console.log(title);
    const start = Date.now();
    try {
      await run();
    } catch (error) {
      throw new Error(`"${name}" failed. ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    console.log(`${title}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
}

async function runProgram(...command: string[]): Promise<void> {
  const code = await runNode(command);
  if (code !== 0) throw new Error(`node ${command.join(' ')} ended with exit code ${code}. Its own message is above.`);
}
