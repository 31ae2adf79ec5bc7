import nextEnvironment from '@next/env';
import { projectRoot } from './paths.mjs';

const silent = { info: () => {}, error: console.error };

/** Reads `.env.local` and its like into this process, with the rules by which `next build` does. */
export function loadEnvironment() {
  nextEnvironment.loadEnvConfig(projectRoot, false, silent);
}
