import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../support/paths.mjs';

/**
 * A script that is printed into pages, without its types, exports, comments and indentation.
 *
 * @param file from the project's root; it imports nothing
 */
export function readInlineScript(file: string): string {
  const source = readFileSync(path.join(projectRoot, file), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2020, removeComments: true } });
  return outputText.replace(/^export (\{\};\n)?/gm, '').replace(/^\s+/gm, '').trim();
}
