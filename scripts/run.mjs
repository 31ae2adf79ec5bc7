/*
 * Runs a command written in TypeScript: `node scripts/run.mjs build --some-option` installs missing packages and calls `main`
 * of scripts/build.ts with the options. A path that ends in `.ts`, such as `scripts/build/check-content.ts`, is run as it is.
 */
import { runMain } from './command-line.mjs';
import { ensureInstalled } from './support/install.mjs';

const [command = '', ...args] = process.argv.slice(2);

await runMain(async () => {
  const { importTypeScript } = await ensureInstalled();
  const { main } = await importTypeScript(command.endsWith('.ts') ? command : `scripts/${command}.ts`);
  await main(args);
});
