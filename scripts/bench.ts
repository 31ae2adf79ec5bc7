/** `npm run bench`: measures the export against references on this machine, and prints tables. No figure makes it fail. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { products } from '@/content/products';
import { buildEmptyNext } from './bench/empty-next';
import { measureGrowth } from './bench/growth';
import { prepareLighthouse } from './bench/lighthouse';
import { readOptions, type BenchOptions, type BenchPage } from './bench/options';
import { probe, probeBackForward, type ProbedAddresses } from './bench/probe';
import { createResults, lighthouseTable, probeTable, type Section } from './bench/tables';
import { experiments, makeVariant, references, type Variant } from './bench/variants';
import { workplace } from './bench/workplace';
import { exportFolder } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';
import { serveExport } from './serve/serve-export';
import { currentFingerprint, exportFingerprint } from './support/build-fingerprint';
import { findOrInstallChromium } from './support/browser';

const PRODUCT = `/products/${products[0].id}`;
const ADDRESSES = {
  home: '/',
  products: '/products',
  product: PRODUCT,
  about: '/about',
  contact: '/contact',
  quote: '/get-quote',
  backup: '/backup-calculator',
};
const FILES: Readonly<Record<BenchPage, string>> = {
  home: 'index.html',
  products: 'products.html',
  product: `${PRODUCT.slice(1)}.html`,
};

/** What a page is measured as. */
interface Contender {
  page: string;
  variant: string;
  url: string;
}

export async function main(args: string[]): Promise<void> {
  const options = readOptions(args);
  const browser = await findOrInstallChromium();
  const started = new Date();
  if (options.products !== null) {
    writeReport(await measureGrowth(options.products, { browser, rounds: options.rounds }), started);
    return;
  }
  await buildIfNeeded();
  writeReport(await measureSpeed(options, browser), started);
}

/** Whatever settings it was built with: they change no figure. */
async function buildIfNeeded(): Promise<void> {
  if (exportFingerprint()?.inputs === currentFingerprint().inputs) return;
  if ((await runNode(['scripts/run.mjs', 'build'])) !== 0) throw new Error('The site could not be built; see above.');
}

async function measureSpeed(options: BenchOptions, browser: string): Promise<Section[]> {
  const { rounds, kinds } = options;
  const servers = createServers();
  try {
    const site = await servers.serve(exportFolder);
    const sections: Section[] = [];
    if (kinds.includes('lighthouse')) {
      sections.push(await runLighthouse(await listContenders(options, site, servers), rounds, browser));
    }
    if (kinds.includes('probe') && !options.experiments) {
      const at = (page: keyof typeof ADDRESSES) => site + ADDRESSES[page];
      const addresses = {
        site: { home: at('home'), products: at('products'), contact: at('contact') },
        withoutScripts: `${await servers.serveVariant('without scripts', references['without scripts'])}/`,
        handWritten: `${await servers.serveVariant('hand-written', references['hand-written'])}/`,
      };
      const all = [...Object.values(ADDRESSES), ...products.slice(1).map(({ id }) => `/products/${id}`)].map(
        (address) => site + address,
      );
      sections.push(await runProbe(addresses, all, rounds, browser));
    }
    return sections;
  } finally {
    await servers.close();
  }
}

type Servers = ReturnType<typeof createServers>;

/** Serves exports, each variant once. */
function createServers() {
  const servers: Awaited<ReturnType<typeof serveExport>>[] = [];
  const variants = new Map<string, string>();
  const serve = async (root: string) => {
    const server = await serveExport({ root, port: 0 });
    servers.push(server);
    return server.url;
  };
  return {
    serve,
    async serveVariant(name: string, variant: Variant): Promise<string> {
      const made = variants.get(name);
      if (made) return made;
      const url = await serve(await makeVariant(name, variant, FILES));
      variants.set(name, url);
      return url;
    },
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}

/** In the order in which each round measures them, one after the other: A B A B. */
async function listContenders(
  { pages, experiments: withExperiments }: BenchOptions,
  site: string,
  servers: Servers,
): Promise<Contender[]> {
  const contenders: Contender[] = [];
  for (const page of pages) {
    const add = (variant: string, url: string) => contenders.push({ page, variant, url: url + ADDRESSES[page] });
    add('export', site);
    if (withExperiments) {
      for (const [name, experiment] of Object.entries(experiments)) {
        try {
          add(name, await servers.serveVariant(`${page} ${name}`, { pages: [page], ...experiment }));
        } catch (error) {
          console.log(`Left out: ${error instanceof Error ? error.message : error}`);
        }
      }
      continue;
    }
    for (const [name, reference] of Object.entries<Variant>(references)) {
      if (reference.pages.includes(page)) add(name, await servers.serveVariant(name, reference));
    }
  }
  if (!withExperiments) {
    contenders.push({ page: 'empty page', variant: 'Next alone', url: `${await servers.serve(await buildEmptyNext())}/` });
  }
  return contenders;
}

async function runLighthouse(contenders: readonly Contender[], rounds: number, browser: string): Promise<Section> {
  const measure = await prepareLighthouse(browser);
  const results = createResults();
  for (let round = 1; round <= rounds; round += 1) {
    for (const { page, variant, url } of contenders) {
      const figures = await measure(url);
      for (const [key, value] of Object.entries(figures)) results.add(`${page} / ${variant}`, key, value);
      console.log(
        `Lighthouse, round ${round} of ${rounds}: ${page} / ${variant}: FCP ${Math.round(figures.fcp)}, LCP ${Math.round(figures.lcp)}, TBT ${Math.round(figures.tbt)}`,
      );
    }
  }
  const comparisons: Record<string, string[]> = {};
  for (const { page, variant } of contenders) {
    if (variant !== 'export' && page !== 'empty page') (comparisons[page] ??= []).push(variant);
  }
  return {
    name: 'lighthouse',
    title: `Lighthouse, mobile, simulated slow 4G: medians of ${rounds} (range); sizes in kB over the wire, headers included`,
    table: lighthouseTable(results, comparisons),
    results,
  };
}

async function runProbe(addresses: ProbedAddresses, all: readonly string[], rounds: number, browser: string): Promise<Section> {
  const results = createResults();
  for (let round = 1; round <= rounds; round += 1) {
    await probe(browser, addresses, (row, column, value) => {
      results.add(row, column, value);
      console.log(
        `Probe, round ${round} of ${rounds}: ${row}, ${column}: ${value === undefined ? 'no answer' : Math.round(value)}`,
      );
    });
  }
  const { restored, lost } = await probeBackForward(browser, all);
  const backForward = `Back restores at once: ${restored.length} of ${all.length} pages${lost.length > 0 ? `; not ${lost.join(', ')}` : ''}.`;
  return {
    name: 'probe',
    title: `A phone at 4× slower CPU: medians of ${rounds} (range)`,
    table: `${probeTable(results)}\n\n${backForward}`,
    results,
  };
}

function writeReport(sections: readonly Section[], started: Date): void {
  const machine = `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}, ${started.toISOString().slice(0, 10)}`;
  const text = `${sections.map(({ title, table }) => `${title} (${machine}):\n\n${table}`).join('\n\n')}\n`;
  mkdirSync(workplace, { recursive: true });
  const name = `report-${sections.map((section) => section.name).join('-')}`;
  const file = path.join(workplace, `${name}.md`);
  writeFileSync(file, text);
  writeFileSync(
    path.join(workplace, `${name}.json`),
    `${JSON.stringify(Object.fromEntries(sections.map((section) => [section.name, section.results])), null, 1)}\n`,
  );
  console.log(`\n${text}\nWritten to ${path.relative(process.cwd(), file)}`);
}
