import { minify_sync } from 'terser';
import { readWithoutTypes } from '../support/read-without-types';

/**
 * Joins files into the script that is printed into pages. It is one block: the files share their names without making them
 * global. List a file after those it imports. Minified, because it is part of every page's first round trip.
 *
 * @param files from the project's root, in the order in which they run
 */
export function buildInlineScript(files: readonly string[]): string {
  const { code } = minify_sync(`{${files.map(readWithoutTypes).join('\n')}}`, { ecma: 2020, toplevel: true });
  if (!code) throw new Error(`Nothing is left of ${files.join(', ')}`);
  return code;
}
