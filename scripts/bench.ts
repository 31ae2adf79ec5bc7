/** `npm run bench`: measures the export against references on this machine, and prints tables. No figure makes it fail. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { products } from '@/content/products';
import { auditSitemap, comparePages } from './bench/audits';
import { measureFirstStart } from './bench/first-start';
import { measureGrowth } from './bench/growth';
import { readOptions, type BenchKind } from './bench/options';
import { makeReferences } from './bench/references';
import type { Section } from './bench/tables';
import { compareTaps } from './bench/taps';
import { measureTypeface } from './bench/typeface';
import { workplace } from './bench/workplace';
import { exportFolder } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';
import { serveExport } from './serve/serve-export';
import { currentFingerprint, exportFingerprint } from './support/build-fingerprint';
import { findOrInstallChromium } from './support/browser';

const PRODUCT = `/products/${products[0].id}`;
const PAGES = { home: '/', products: '/products', product: PRODUCT };

/** Where the export and what it is compared with are served, and how it is measured. */
interface Setting {
  site: string;
  references: string;
  browser: string;
  rounds: number;
}

const measure: Readonly<Record<BenchKind, (setting: Setting) => Promise<Section>>> = {
  lighthouse: (setting) => comparePages(PAGES, setting),
  taps: compareTaps,
  typeface: (setting) => measureTypeface(PAGES, setting),
  sitemap: auditSitemap,
};

export async function main(args: string[]): Promise<void> {
  const { kinds, start, growth } = readOptions(args);
  const started = new Date();
  if (start) return writeReport([await measureFirstStart(start.rounds)], started);
  const browser = await findOrInstallChromium();
  if (growth) return writeReport(await measureGrowth(growth.counts, { browser, rounds: growth.rounds }), started);

  await buildIfNeeded();
  const roots = [exportFolder, await makeReferences(`${PRODUCT.slice(1)}.html`)];
  const [site, references] = await Promise.all(roots.map((root) => serveExport({ root, port: 0 })));
  if (!site || !references) throw new Error('The export could not be served.');
  try {
    const sections: Section[] = [];
    for (const { kind, rounds } of kinds) {
      sections.push(await measure[kind]({ site: site.url, references: references.url, browser, rounds }));
    }
    writeReport(sections, started);
  } finally {
    await Promise.all([site.close(), references.close()]);
  }
}

/** Whatever settings it was built with: they change no figure. */
async function buildIfNeeded(): Promise<void> {
  if (exportFingerprint()?.inputs === currentFingerprint().inputs) return;
  if ((await runNode(['scripts/run.mjs', 'build'])) !== 0) throw new Error('The site could not be built; see above.');
}

function writeReport(sections: readonly Section[], started: Date): void {
  const machine = `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}, ${started.toISOString().slice(0, 10)}`;
  const text = `${sections.map(({ title, table }) => `${title} (${machine}):\n\n${table}`).join('\n\n')}\n`;
  const figures = Object.fromEntries(sections.map(({ name, results }) => [name, results]));
  const file = path.join(workplace, `report-${sections.map(({ name }) => name).join('-')}`);
  mkdirSync(workplace, { recursive: true });
  writeFileSync(`${file}.md`, text);
  writeFileSync(`${file}.json`, `${JSON.stringify(figures, null, 1)}\n`);
  console.log(`\n${text}\nWritten to ${path.relative(process.cwd(), file)}.md`);
}
