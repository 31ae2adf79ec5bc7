/*
 * Runs a command that is written in TypeScript: `node scripts/run.mjs build --some-option` installs the packages where they
 * are missing, and calls `main` of scripts/build.ts with the options; `e2e/support/test-servers.ts` names a file elsewhere.
 */
import { runMain } from './command-line.mjs';
import { ensureInstalled } from './support/install.mjs';

const [command = '', ...args] = process.argv.slice(2);

await runMain(async () => {
  await ensureInstalled();
  // Not before the packages are there.
  const { importTypeScript } = await import('./support/typescript.mjs');
  const { main } = await importTypeScript(command.endsWith('.ts') ? command : `scripts/${command}.ts`);
  await main(args);
});
