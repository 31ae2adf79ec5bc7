/* `npm test`. From the first line on this process, and those that it starts, mean the export of the tests. */
import './test/for-tests.mjs';
import { runMain } from './command-line.mjs';

await runMain('test', process.argv.slice(2), '0 passed, 1 failed');
