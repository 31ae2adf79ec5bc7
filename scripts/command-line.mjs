import { parseArgs } from 'node:util';

/**
 * Runs a command's main function. Errors are printed without a stack, because their messages are written for the user.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
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
