import { buildSync } from 'esbuild';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { projectRoot } from './paths.mjs';

/**
 * Makes one script of a TypeScript file and all that it imports, to be printed into a page or served as it is.
 *
 * @param file path from the project's root
 * @param values values by the names that the file declares with `declare const`, besides `LIMIT_MS`; other such names stay as they are
 */
export function bundleScript(file: string, values: Readonly<Record<string, unknown>> = {}): string {
  const { outputFiles } = buildSync({
    absWorkingDir: projectRoot,
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    alias: { '@': projectRoot },
    // With the site's own settings each script would begin with "use strict", as modules are anyway.
    tsconfigRaw: {},
    define: Object.fromEntries(Object.entries({ LIMIT_MS, ...values }).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
