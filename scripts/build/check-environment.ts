import nextEnvironment from '@next/env';
import { environmentProblems } from '@/lib/environment-contract';
import { projectRoot } from '../paths.mjs';

const silent = { info: () => {}, error: console.error };

/** Stops the build when its settings are wrong, or would print a secret into the pages. */
export function checkEnvironment(): void {
  const problems = environmentProblems(readEnvironment());
  if (problems.length > 0) {
    throw new Error(`The settings of the build (the environment, or .env files) can't be used:\n${problems.join('\n')}`);
  }
  console.log('Environment: no secret among what the pages print');
}

/** The variables as `next build` reads them, from `.env.local` and its like, without a trace of them in this process. */
function readEnvironment(): Record<string, string | undefined> {
  const { combinedEnv } = nextEnvironment.loadEnvConfig(projectRoot, false, silent);
  const environment = { ...process.env, ...combinedEnv };
  nextEnvironment.resetEnv();
  return environment;
}
