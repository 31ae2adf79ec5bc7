/** `npm run dev`: the site with live reload. */
import { rmSync, watch } from 'node:fs';
import path from 'node:path';
import { CONTENT_ERROR } from '@/lib/check/content-error';
import { prepare } from './build';
import { readArguments } from './command-line.mjs';
import { projectRoot } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';

/** Editors write a file in several steps. */
const QUIET_MS = 300;

const USAGE = `npm run dev -- [--port 3000] [--hostname localhost]
Shows the site with live reload, and checks the content at each change. PORT=3000 says the same. The host name 0.0.0.0 shows it
to a phone nearby.`;

export async function main(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, {
    args,
    options: {
      hostname: { type: 'string', default: 'localhost' },
      port: { type: 'string', default: process.env.PORT || '3000' },
    },
  });
  await prepare();
  rmSync(CONTENT_ERROR, { force: true });
  checkChanges();
  const address = ['--hostname', values.hostname, '--port', values.port];
  process.exit(await runNode(['node_modules/next/dist/bin/next', 'dev', ...address]));
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
