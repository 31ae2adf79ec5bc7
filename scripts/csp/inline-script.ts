import { minify_sync } from 'terser';
import { readWithoutTypes } from '../support/read-without-types';

/**
 * The script that is printed into pages: several files as one, which share their names and leave none on the window: what
 * one imports stands before it. Minified, because it comes with the first round trip of every page.
 *
 * @param files from the project's root, in the order in which they run
 */
export function buildInlineScript(files: readonly string[]): string {
  const { code } = minify_sync(`{${files.map(readWithoutTypes).join('\n')}}`, { ecma: 2020, toplevel: true });
  if (!code) throw new Error(`Nothing is left of ${files.join(', ')}`);
  return code;
}
