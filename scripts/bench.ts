/** `npm run bench`: measures the export against references on this machine, and prints tables. No figure makes it fail. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { products } from '@/content/products';
import { buildEmptyNext } from './bench/empty-next';
import { measureGrowth } from './bench/growth';
import { prepareLighthouse } from './bench/lighthouse';
import { readOptions } from './bench/options';
import { makeReferences } from './bench/references';
import { createResults, lighthouseTable, resultsTable, type Section } from './bench/tables';
import { bareTap, measureTaps, taps } from './bench/taps';
import { workplace } from './bench/workplace';
import { exportFolder } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';
import { serveExport } from './serve/serve-export';
import { currentFingerprint, exportFingerprint } from './support/build-fingerprint';
import { findOrInstallChromium } from './support/browser';

const PRODUCT = `/products/${products[0].id}`;
const PAGES = { home: '/', products: '/products', product: PRODUCT };

/** Where the export and what it is compared with are served. */
interface Servers {
  site: string;
  references: string;
}

export async function main(args: string[]): Promise<void> {
  const { rounds, kinds, products: counts } = readOptions(args);
  const browser = await findOrInstallChromium();
  const started = new Date();
  if (counts !== null) return writeReport(await measureGrowth(counts, { browser, rounds }), started);

  await buildIfNeeded();
  const roots = [exportFolder, await makeReferences(`${PRODUCT.slice(1)}.html`)];
  const [site, references] = await Promise.all(roots.map((root) => serveExport({ root, port: 0 })));
  if (!site || !references) throw new Error('The export could not be served.');
  try {
    const servers = { site: site.url, references: references.url };
    const sections: Section[] = [];
    if (kinds.includes('lighthouse')) sections.push(await runLighthouse(servers, rounds, browser));
    if (kinds.includes('taps')) sections.push(await runTaps(servers, rounds, browser));
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

/** Each round measures all, one after the other: A B A B. */
async function runLighthouse({ site, references }: Servers, rounds: number, browser: string): Promise<Section> {
  const empty = await serveExport({ root: await buildEmptyNext(), port: 0 });
  try {
    const contenders = [
      ...Object.entries(PAGES).flatMap(([page, address]) => [
        { row: `${page} / export`, url: site + address },
        { row: `${page} / reference`, url: references + address },
      ]),
      { row: 'empty page / Next alone', url: `${empty.url}/` },
    ];
    const measure = await prepareLighthouse(browser);
    const results = createResults();
    for (let round = 1; round <= rounds; round += 1) {
      for (const { row, url } of contenders) {
        const figures = await measure(url);
        for (const [key, value] of Object.entries(figures)) results.add(row, key, value);
        const [fcp, lcp, tbt] = [figures.fcp, figures.lcp, figures.tbt].map(Math.round);
        console.log(`Lighthouse, round ${round} of ${rounds}: ${row}: FCP ${fcp}, LCP ${lcp}, TBT ${tbt}`);
      }
    }
    return {
      name: 'lighthouse',
      title: `Lighthouse, mobile, simulated slow 4G: medians of ${rounds} (range); sizes in kB over the wire, headers included`,
      table: lighthouseTable(results, Object.keys(PAGES)),
      results,
    };
  } finally {
    await empty.close();
  }
}

async function runTaps({ site, references }: Servers, rounds: number, browser: string): Promise<Section> {
  const results = createResults();
  const report = (name: string, duration: number | undefined) => {
    results.add(name, 'ms', duration);
    console.log(`Taps: ${name}: ${duration ?? 'none told'}`);
  };
  for (let round = 1; round <= rounds; round += 1) {
    await measureTaps(browser, site, taps, report);
    await measureTaps(browser, references, [bareTap], report);
  }
  const title = `From a tap to the next frame (Event Timing), phone at 4× slower CPU: medians of ${rounds} (range)`;
  return { name: 'taps', title, table: resultsTable('tap', results), results };
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
