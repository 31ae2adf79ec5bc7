/** `npm run dev`: the site with live reload. Each change of the content is checked. */
import { watch } from 'node:fs';
import path from 'node:path';
import { prepare } from './build';
import { projectRoot } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';

/** Editors write a file in several steps. */
const QUIET_MS = 300;

export async function main(args: string[]): Promise<void> {
  await prepare();
  checkChanges();
  // Loopback unless asked otherwise: `npm run dev -- --hostname 0.0.0.0` shows it to a phone nearby.
  process.exit(await runNode(['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', ...args]));
}

/** In processes of their own: this one has read the content already. */
function checkChanges(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve(0);
  const check = () => runNode(['scripts/run.mjs', 'scripts/build/check-content.ts']);
  watch(path.join(projectRoot, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(check)), QUIET_MS);
  });
}
