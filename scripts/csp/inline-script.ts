import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minify_sync } from 'terser';
import ts from 'typescript';
import { projectRoot } from '../support/paths.mjs';

/**
 * The script that is printed into pages: several files as one, which share their names and leave none on the window. Nothing
 * of it may be imported. Minified, because it comes with the first round trip of every page.
 *
 * @param files from the project's root, in the order in which they run
 */
export function buildInlineScript(files: readonly string[]): string {
  const { code } = minify_sync(`{${files.map(readWithoutTypes).join('\n')}}`, { ecma: 2020, toplevel: true });
  if (!code) throw new Error(`Nothing is left of ${files.join(', ')}`);
  return code;
}

function readWithoutTypes(file: string): string {
  const source = readFileSync(path.join(projectRoot, file), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2020 } });
  return outputText.replace(/^export (\{\};\n)?/gm, '');
}
