import { loadEnvConfig, resetEnv } from '@next/env';
import { projectRoot } from './paths.mjs';

const silent = { info: () => {}, error: console.error };

/** The variables that `next build` reads: those of this process, and of `.env` files what it lacks. Leaves `process.env` unchanged. */
export function readBuildEnvironment(folder = projectRoot) {
  const environment = { ...loadEnvConfig(folder, false, silent, true).combinedEnv };
  resetEnv();
  return environment;
}
