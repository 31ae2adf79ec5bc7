import { preparationSteps, runSteps } from './build-steps.mjs';
import { runMain } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-command.mjs';

await runMain(async () => {
  await ensureInstalled();
  await runSteps(preparationSteps);
  // Loopback unless asked otherwise: `npm run dev -- --hostname 0.0.0.0` shows it to a phone nearby.
  const args = ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', ...process.argv.slice(2)];
  process.exit(await runNode(args));
});
