import nextEnvironment from '@next/env';
import { projectRoot } from './paths.mjs';

const silent = { info: () => {}, error: console.error };

/** The variables that `next build` would read, with those of `.env` files. Leaves `process.env` unchanged. */
export function readBuildEnvironment(): Readonly<Record<string, string | undefined>> {
  const { combinedEnv } = nextEnvironment.loadEnvConfig(projectRoot, false, silent);
  const environment = { ...process.env, ...combinedEnv };
  nextEnvironment.resetEnv();
  return environment;
}
