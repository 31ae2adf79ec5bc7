/*
 * Runs a command that is written in TypeScript: `node scripts/run.mjs build --some-option` installs the packages where they
 * are missing, and calls `main` of scripts/build.ts with the options; `e2e/support/test-servers.ts` names a file elsewhere. What it
 * throws is shown as a message without a stack: each is written for the reader of the terminal.
 */
import { ensureInstalled } from './support/install.mjs';

const [command = '', ...args] = process.argv.slice(2);

try {
  await ensureInstalled();
  // Not before the packages are there.
  const { importTypeScript } = await import('./support/typescript.mjs');
  const { main } = await importTypeScript(command.endsWith('.ts') ? command : `scripts/${command}.ts`);
  await main(args);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
