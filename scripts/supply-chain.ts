import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './command-line.mjs';
import { projectRoot } from './support/paths.mjs';

const USAGE = `npm run supply-chain
Writes the bill of materials (CycloneDX) and the list of licences of all packages to .cache/supply-chain/.`;

interface Lockfile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
}

export async function main(args: string[]): Promise<void> {
  readArguments(USAGE, { args });
  const folder = path.join(projectRoot, '.cache/supply-chain');
  mkdirSync(folder, { recursive: true });
  const [npm, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const bill = execFileSync(npm ?? 'npm', [...first, 'sbom', '--sbom-format', 'cyclonedx'], {
    cwd: projectRoot,
    maxBuffer: 1e9,
  });
  writeFileSync(path.join(folder, 'bill-of-materials.json'), bill);

  const { packages } = JSON.parse(readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8')) as Lockfile;
  const lines = Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version, license = 'not said', dev }]) =>
      [place.replace(/^.*node_modules\//, ''), version, license, dev ? 'build' : 'site'].join(','),
    );
  writeFileSync(path.join(folder, 'licences.csv'), `${['package,version,licence,part of', ...lines].join('\n')}\n`);
  console.log(`${lines.length} packages. The bill of materials and the list of licences are in ${folder}`);
}
