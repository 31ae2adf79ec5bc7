import { environmentProblems } from '@/lib/check/environment-problems';
import { readBuildEnvironment } from '../support/build-environment';

/** Stops the build when a setting is wrong or would print a secret into the pages. */
export function checkEnvironment(): void {
  const problems = environmentProblems(readBuildEnvironment());
  if (problems.length > 0) {
    throw new Error(`The settings of the build (the environment, or .env files) can't be used:\n${problems.join('\n')}`);
  }
  console.log('Environment: no secret among what the pages print');
}
