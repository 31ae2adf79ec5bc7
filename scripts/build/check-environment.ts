import { environmentProblems } from '@/lib/environment-schema';
import { readBuildEnvironment } from '../support/build-environment';

/** Stops the build when its settings are wrong, or would print a secret into the pages. */
export function checkEnvironment(): void {
  const problems = environmentProblems(readBuildEnvironment());
  if (problems.length > 0) {
    throw new Error(`The settings of the build (the environment, or .env files) can't be used:\n${problems.join('\n')}`);
  }
  console.log('Environment: no secret among what the pages print');
}
