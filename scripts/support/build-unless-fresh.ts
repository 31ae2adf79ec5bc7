import { isExportFresh } from './build-fingerprint';
import { runNode } from './run-command.mjs';

/** Builds the export, unless nothing has changed since the last build. The build says what is wrong if it fails. */
export async function buildUnlessFresh(): Promise<void> {
  if (isExportFresh()) return console.log('Nothing has changed since the last build.');
  if ((await runNode(['scripts/run.mjs', 'build'])) !== 0) process.exit(1);
}
