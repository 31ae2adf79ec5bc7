/** `npm run dev`: the site with live reload. */
import { prepare } from './build';
import { runNode } from './support/run-command.mjs';

export async function main(args: string[]): Promise<void> {
  await prepare();
  // Loopback unless asked otherwise: `npm run dev -- --hostname 0.0.0.0` shows it to a phone nearby.
  process.exitCode = await runNode(['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', ...args]);
}
