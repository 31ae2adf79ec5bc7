/* Runs a command: `node scripts/run.mjs build --some-option`. */
import { runMain } from './command-line.mjs';

const [command = '', ...args] = process.argv.slice(2);
await runMain(command, args);
