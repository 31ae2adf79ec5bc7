import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressExport } from '../build/compress-export';
import { projectRoot } from '../support/paths.mjs';
import { runNode } from '../support/run-command.mjs';

/** Builds an empty Next export, the floor of the comparison, once for each version of Next. Returns its folder. */
export async function buildEmptyNext(): Promise<string> {
  const folder = path.join(projectRoot, '.cache/bench/empty-next');
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'node_modules/next/package.json'), 'utf8'));
  const madeWith = path.join(folder, 'made-with');
  const root = path.join(folder, 'out');
  if (existsSync(madeWith) && readFileSync(madeWith, 'utf8') === version) return root;

  console.log(`Building an empty export with Next ${version} (once)`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(projectRoot, 'scripts/bench/empty-next'), folder, { recursive: true });
  const config = { output: 'export', turbopack: { root: projectRoot } };
  writeFileSync(path.join(folder, 'next.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  const code = await runNode(['node_modules/next/dist/bin/next', 'build', folder]);
  if (code !== 0) throw new Error(`The empty export doesn't build; next build ended with ${code}.`);
  await compressExport(root);
  writeFileSync(madeWith, version);
  return root;
}
