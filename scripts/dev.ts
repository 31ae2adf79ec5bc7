/* `npm run dev`: the site with live reload. */
import { rmSync, watch } from 'node:fs';
import { CONTENT_ERROR } from '@/lib/check/content-error';
import { prepare } from './build';
import { projectRoot } from './support/paths.mjs';
import { runNode } from './support/run-command';

/** Milliseconds without a change before a check, since editors write a file in several steps. */
const QUIET_MS = 300;

/** The options are those of `next dev`: `--port 4000`, and `--hostname 0.0.0.0` to show the site to a phone nearby. */
export async function main(args: string[]): Promise<void> {
  await prepare();
  rmSync(CONTENT_ERROR, { force: true });
  checkChanges();
  process.exit(await runNode(['node_modules/next/dist/bin/next', 'dev', ...args]));
}

/** Checks each change of the content, in processes of their own: this one has read the content already. */
function checkChanges() {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve(0);
  const check = () => runNode(['scripts/run.mjs', 'build/check-content']);
  watch(`${projectRoot}content`, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(check)), QUIET_MS);
  });
}
