import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { readArguments } from './command-line.mjs';
import { buildEmptyNext } from './bench/empty-next';
import { compareLighthouse } from './bench/lighthouse';
import { compareTaps } from './bench/taps';
import { compressFile, QUALITY } from './build/compress-export';
import { serveExport } from './serve/serve-export';
import { currentFingerprint, exportFingerprint } from './support/build-fingerprint';
import { findOrInstallChromium } from './support/browser';
import { exportFolder, projectRoot } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';

const USAGE = `npm run bench -- [--only lighthouse|taps] [--rounds 5] [--page /products]… [--beside FOLDER]
Measures speed on this machine. No result makes it fail. --page: only these pages, each beside its reference: home's is the
hand-written page, the others' are their own HTML without scripts. --beside: the same pages of another export, in the same rounds.`;

export async function main(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, {
    args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
      beside: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  const browser = await findOrInstallChromium();
  // Only the sources must match: the settings of the build don't affect the results.
  if (exportFingerprint()?.inputs !== currentFingerprint().inputs && (await runNode(['scripts/run.mjs', 'build'])) !== 0) {
    throw new Error('The site could not be built; see above.');
  }
  const chosen = values.page ?? [];
  const roots = [exportFolder, await makeReferences(chosen), await buildEmptyNext(), ...(values.beside ? [values.beside] : [])];
  const servers = await Promise.all(roots.map((root) => serveExport({ root, port: 0 })));
  const [site = '', references = '', empty = '', beside] = servers.map(({ url }) => url);
  try {
    if (values.only !== 'taps') {
      const addresses = chosen.length > 0 ? chosen : listAddresses();
      const referred = chosen.length > 0 ? chosen : ['/'];
      const rows = (of: readonly string[], server: string, kind = '') => of.map((address) => [address + kind, server + address]);
      const pages = [
        ...rows(addresses, site),
        ...rows(referred, references, ', reference'),
        ...(beside ? rows(addresses, beside, ', beside') : []),
        ['empty Next page', `${empty}/`],
      ];
      await compareLighthouse(Object.fromEntries(pages) as Record<string, string>, browser, rounds);
    }
    if (values.only !== 'lighthouse') await compareTaps(site, references, browser, rounds);
    console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}`);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

function listAddresses(): string[] {
  const sitemap = readFileSync(path.join(exportFolder, 'sitemap.xml'), 'utf8');
  return Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

/** The export with the hand-written home and its own pictures, and the given other pages without scripts. */
async function makeReferences(addresses: readonly string[]): Promise<string> {
  const root = path.join(projectRoot, '.cache/bench/references');
  rmSync(root, { recursive: true, force: true });
  cpSync(exportFolder, root, { recursive: true });
  const write = async (file: string, html: string) => {
    writeFileSync(path.join(root, file), html);
    await compressFile(path.join(root, file), QUALITY.best);
  };

  const pictures = readdirSync(path.join(exportFolder, 'pictures'));
  const withoutHash = new Map(pictures.map((file) => [file.replace(/-[\da-f]{8}(?=-\d+\.)/, ''), file]));
  const handWritten = readFileSync(path.join(projectRoot, 'scripts/bench/hand-written.html'), 'utf8');
  await write(
    'index.html',
    handWritten.replace(/(?<=\/pictures\/)[\w-]+\.\w+/g, (file) => withoutHash.get(file) ?? file),
  );
  for (const address of addresses.filter((one) => one !== '/')) {
    const file = `${address.slice(1)}.html`;
    const html = readFileSync(path.join(exportFolder, file), 'utf8');
    await write(file, html.replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, ''));
  }
  return root;
}
