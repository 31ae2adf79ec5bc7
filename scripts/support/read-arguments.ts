import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads a command's arguments. `--help` prints the usage and ends the process; what the command does not know is an error.
 *
 * @param usage first the command as it is typed, on a line of its own
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (config.args?.some((one) => one === '--help' || one === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new Error(`${reason}. Usage: ${usage.split('\n')[0]}`, { cause: error });
  }
}
