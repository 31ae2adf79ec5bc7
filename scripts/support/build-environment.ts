import { loadEnvConfig, resetEnv } from '@next/env';
import { projectRoot } from './paths.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

const silent = { info: () => {}, error: console.error };

/** The variables of a folder's `.env` files, as `next build` reads them. Leaves `process.env` unchanged. */
export function readEnvFiles(folder: string): Environment {
  const { loadedEnvFiles } = loadEnvConfig(folder, false, silent, true);
  resetEnv();
  return Object.assign({}, ...loadedEnvFiles.toReversed().map(({ env }) => env));
}

/** The variables of the build: those of this process, and of `.env` files what it lacks. */
export function readBuildEnvironment(): Environment {
  return { ...readEnvFiles(projectRoot), ...process.env };
}
