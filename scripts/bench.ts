import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { readArguments } from './command-line.mjs';
import { buildEmptyNext } from './bench/empty-next';
import { handWrittenHome } from './bench/hand-written';
import { compareLighthouse } from './bench/lighthouse';
import { compareTaps } from './bench/taps';
import { compressFile, QUALITY } from './build/compress-export';
import { serveExport } from './serve/serve-export';
import { currentFingerprint, exportFingerprint } from './support/build-fingerprint';
import { findOrInstallChromium } from './support/browser';
import { exportFolder, projectRoot } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';

const USAGE = `npm run bench -- [--only lighthouse|taps] [--rounds 5]
Measures speed on this machine. No result makes it fail.`;

export async function main(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, {
    args,
    options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  });
  const rounds = Number(values.rounds);
  const browser = await findOrInstallChromium();
  // Only the sources must match: the settings of the build don't affect the results.
  if (exportFingerprint()?.inputs !== currentFingerprint().inputs && (await runNode(['scripts/run.mjs', 'build'])) !== 0) {
    throw new Error('The site could not be built; see above.');
  }
  const roots = [exportFolder, await makeHandWritten(), await buildEmptyNext()];
  const servers = await Promise.all(roots.map((root) => serveExport({ root, port: 0 })));
  const [site = '', handWritten = '', empty = ''] = servers.map(({ url }) => url);
  try {
    if (values.only !== 'taps') {
      const sitemap = readFileSync(path.join(exportFolder, 'sitemap.xml'), 'utf8');
      const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
      const pages = Object.fromEntries(addresses.map((address) => [address, site + address]));
      const floors = { 'hand-written home': `${handWritten}/`, 'empty Next page': `${empty}/` };
      await compareLighthouse({ ...pages, ...floors }, browser, rounds);
    }
    if (values.only !== 'lighthouse') await compareTaps(site, handWritten, browser, rounds);
    console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}`);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** The hand-written home with the pictures of the export. */
async function makeHandWritten(): Promise<string> {
  const root = path.join(projectRoot, '.cache/bench/hand-written');
  rmSync(root, { recursive: true, force: true });
  cpSync(exportFolder, root, { recursive: true });
  const page = path.join(root, 'index.html');
  writeFileSync(page, await handWrittenHome());
  await compressFile(page, QUALITY.best);
  return root;
}
