import nextEnvironment from '@next/env';
import { projectRoot } from './paths.mjs';

const silent = { info: () => {}, error: console.error };

/** The variables as `next build` reads them, from `.env.local` and its like, without a trace of them in this process. */
export function readBuildEnvironment(): Readonly<Record<string, string | undefined>> {
  const { combinedEnv } = nextEnvironment.loadEnvConfig(projectRoot, false, silent);
  const environment = { ...process.env, ...combinedEnv };
  nextEnvironment.resetEnv();
  return environment;
}
