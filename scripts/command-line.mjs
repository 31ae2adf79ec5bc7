import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';

/**
 * Installs missing packages and calls `main` of a TypeScript file with the arguments. Errors are printed without a stack, because
 * their messages are written for the user.
 *
 * @param {string} command `build` stands for `scripts/build.ts`
 * @param {string[]} args
 * @param {string} [lastLine] printed below an error
 */
export async function runMain(command, args, lastLine) {
  try {
    const { importTypeScript } = await ensureInstalled();
    const { main } = await importTypeScript(`scripts/${command}.ts`);
    await main(args);
  } catch (error) {
    console.error(`\n${inWords(/** @type {NodeJS.ErrnoException} */ (error))}`);
    if (lastLine) console.log(`\n${lastLine}`);
    process.exit(1);
  }
}

const WHY_NOT_WRITTEN = new Map([
  ['EROFS', 'that disk can only be read'],
  ['EACCES', 'you have no right to write there'],
  ['EPERM', 'you have no right to write there, or another program holds it'],
  ['EBUSY', 'another program holds it'],
  ['ENOSPC', 'the disk is full'],
]);

/** @param {NodeJS.ErrnoException} error */
export function inWords({ code = '', path, message }) {
  const why = WHY_NOT_WRITTEN.get(code);
  if (!why || !path) return message;
  return `${path} can't be written: ${why}. Put that right, or copy the project to a folder of your own, and run this again.`;
}

/**
 * Reads a command's arguments. `--help` prints the usage and ends the process; what the command does not know is an error.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage first the command as it is typed, on a line of its own
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readArguments(usage, config) {
  if (config.args?.some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Error(`${reason}. Usage: ${usage.split('\n')[0]}`, { cause: error });
  }
}
