/** `npm run supply-chain`: what the site is built from, as a bill of materials (CycloneDX) and the licence of each package. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './support/paths.mjs';

const folder = path.join(projectRoot, '.cache/supply-chain');

/** What is read of a CycloneDX component. */
interface Component {
  name: string;
  version: string;
  licenses?: { expression?: string; license?: { id?: string; name?: string } }[];
}

export async function main(): Promise<void> {
  const bill = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components } = JSON.parse(bill) as { components: Component[] };
  const lines = components.map((component) => `${component.name} ${component.version}: ${licenceOf(component)}`).sort();
  const undeclared = components.filter((component) => licenceOf(component) === 'none declared');

  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'sbom.cyclonedx.json'), bill);
  writeFileSync(path.join(folder, 'licences.txt'), `${lines.join('\n')}\n`);
  const written = `${path.relative(projectRoot, folder)}/sbom.cyclonedx.json and licences.txt`;
  console.log(`${components.length} packages; ${undeclared.length} declare no licence. Written to ${written}`);
}

/** The licence that a component declares: an SPDX id or expression. */
function licenceOf({ licenses = [] }: Component): string {
  return licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(', ') || 'none declared';
}
