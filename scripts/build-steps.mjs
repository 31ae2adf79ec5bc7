import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';
import { runNode } from './run-command.mjs';

/** What Next needs before it can build or serve: checked settings and content, fonts, pictures, link cards. */
export const preparationSteps = [
  { name: 'Check the environment', command: ['scripts/check-environment.mjs'] },
  { name: 'Check the content', command: ['scripts/check-content.mjs'] },
  { name: 'Cut the fonts down', command: ['scripts/font.mjs'] },
  { name: 'Make the pictures', command: ['scripts/pictures.mjs'] },
  { name: 'Write the catalogue files', command: ['scripts/catalogue-files.mjs'] },
  { name: 'Draw the share pictures', command: ['scripts/share-pictures.mjs'] },
];

export const buildSteps = [
  ...preparationSteps,
  { name: 'Build the pages', command: ['node_modules/next/dist/bin/next', 'build'] },
  { name: 'Finish the export', command: ['scripts/finish-export.mjs'] },
];

/**
 * Runs steps in order and stops at the first that fails.
 *
 * @param {{ name: string, command: string[] }[]} steps
 */
export async function runSteps(steps) {
  for (const [index, { name, command }] of steps.entries()) {
    const title = `[${index + 1}/${steps.length}] ${name}`;
    console.log(`${title}: node ${command.join(' ')}`);
    if (!existsSync(path.join(projectRoot, command[0]))) {
      throw new Error(`"${name}" can't run: ${command[0]} doesn't exist.`);
    }

    const start = Date.now();
    const code = await runNode(command);
    if (code !== 0) {
      throw new Error(`"${name}" failed (node ${command.join(' ')}, exit code ${code}). Its own message is above.`);
    }
    console.log(`${title}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
}
