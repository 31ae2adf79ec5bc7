import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { projectRoot } from './support/paths.mjs';

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
    await ensureInstalled();
    const { createJiti } = await import('jiti');
    // With the path aliases of tsconfig.json, such as `@/`.
    const jiti = createJiti(projectRoot, { tsconfigPaths: true });
    /** @type {(file: string) => Promise<any>} */
    const load = (file) => jiti.import(`${projectRoot}scripts/${file}.ts`);
    const { main } = await load(command).catch(async (error) => {
      // Perhaps it reads content with a slip. Imported late: TypeScript takes a while to load.
      const { refuseMissingNames } = await load('build/missing-names');
      refuseMissingNames();
      throw error;
    });
    await main(args);
  } catch (error) {
    console.error(`\n${inWords(/** @type {NodeJS.ErrnoException} */ (error))}`);
    if (lastLine) console.log(`\n${lastLine}`);
    process.exit(1);
  }
}

/**
 * Node says itself which file it can't write, and why, but not what to do.
 *
 * @param {NodeJS.ErrnoException} error
 */
export function inWords({ code = '', message }) {
  if (!['EROFS', 'EACCES', 'EPERM', 'EBUSY', 'ENOSPC'].includes(code)) return message;
  return `${message}. Put that right, or copy the project to a folder of your own, and run this again.`;
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
