import { prepare } from './build';
import { readArguments } from './command-line.mjs';
import { runNode } from './support/run-command.mjs';

const USAGE = `npm run dev -- [--port 3000] [--hostname localhost]
Shows the site with live reload. The host name 0.0.0.0 shows it to a phone nearby.`;

export async function main(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, {
    args,
    options: { hostname: { type: 'string', default: 'localhost' }, port: { type: 'string', default: '3000' } },
  });
  await prepare();
  const address = ['--hostname', values.hostname, '--port', values.port];
  process.exitCode = await runNode(['node_modules/next/dist/bin/next', 'dev', ...address]);
}
