/** Stops the build when its settings are wrong, or would print a secret into the pages. */
import { runMain } from './command-line.mjs';
import { importModule } from './content.mjs';
import { loadEnvironment } from './environment.mjs';

await runMain(async () => {
  loadEnvironment();
  const { environmentProblems } = await importModule('lib/environment-contract.ts');
  const problems = environmentProblems(process.env);
  if (problems.length > 0) throw new Error(`The settings of the build (the environment, or .env files) can't be used:\n${problems.join('\n')}`);
  console.log('Environment: no secret among what the pages print');
});
