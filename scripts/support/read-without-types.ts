import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from './paths.mjs';

/**
 * Reads a TypeScript file as a script that can be printed into a page: without types, imports and exports. The caller must
 * put the imported files before it.
 *
 * @param file path from the project's root
 */
export function readWithoutTypes(file: string): string {
  const source = readFileSync(path.join(projectRoot, file), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2020 } });
  return outputText.replace(/^(import .*;\n|export (\{\};\n)?)/gm, '');
}
