/** Measures the export against references on this machine, and prints tables. It reports: no figure makes it fail. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { buildEmptyNext } from './bench/empty-next.mjs';
import { prepareLighthouse } from './bench/lighthouse.mjs';
import { readOptions } from './bench/options.mjs';
import { createResults, lighthouseTable, probeTable } from './bench/tables.mjs';
import { experiments, makeVariant, references } from './bench/variants.mjs';
import { workplace } from './bench/workplace.mjs';
import { findOrInstallChromium } from './browser.mjs';
import { runMain } from './command-line.mjs';
import { importModule } from './content.mjs';
import { currentStamp, exportStamp } from './export-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { exportFolder } from './paths.mjs';
import { runNode } from './run-command.mjs';
import { serveExport } from './serve.mjs';

await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  await ensureInstalled();
  const browser = await findOrInstallChromium();
  const started = new Date();

  let sections;
  if (options.products !== null) {
    const { measureGrowth } = await import('./bench/growth.mjs');
    sections = await measureGrowth(options.products, { browser, rounds: options.rounds });
  } else {
    await buildIfNeeded();
    sections = await measureSpeed(options, browser);
  }
  writeReport(sections, started);
});

/** Whatever settings it was built with: they change no figure. */
async function buildIfNeeded() {
  if (exportStamp()?.inputs === currentStamp().inputs) return;
  if ((await runNode(['scripts/build.mjs'])) !== 0) throw new Error('The site could not be built; see above.');
}

async function measureSpeed({ rounds, pages, kinds, experiments: withExperiments }, browser) {
  const { products } = await importModule('content/products.ts');
  const addressOf = { home: '/', products: '/products', product: `/products/${products[0].id}`, about: '/about', contact: '/contact', quote: '/get-quote' };
  const fileOf = { home: 'index.html', products: 'products.html', product: `${addressOf.product.slice(1)}.html` };
  const servers = [];
  const serve = async (root) => {
    servers.push(await serveExport({ root, port: 0 }));
    return servers.at(-1).url;
  };
  const variantUrls = new Map();
  const serveVariant = async (name, variant) => {
    if (!variantUrls.has(name)) {
      variantUrls.set(name, await serve(await makeVariant(name, variant, fileOf)));
    }
    return variantUrls.get(name);
  };

  try {
    const site = await serve(exportFolder);
    /** What a page is measured as, one after the other in each round: A B A B. */
    const contenders = [];
    for (const page of pages) {
      const add = (variant, url) => contenders.push({ page, variant, url: url + addressOf[page] });
      add('export', site);
      if (withExperiments) {
        for (const [name, experiment] of Object.entries(experiments)) {
          const url = await serveVariant(`${page} ${name}`, { pages: [page], ...experiment }).catch((error) => console.log(`Left out: ${error.message}`));
          if (url) add(name, url);
        }
      } else {
        for (const [name, reference] of Object.entries(references)) {
          if (reference.pages.includes(page)) add(name, await serveVariant(name, reference));
        }
      }
    }
    if (kinds.includes('lighthouse') && !withExperiments) {
      const empty = await serve(await buildEmptyNext());
      contenders.push({ page: 'empty page', variant: 'Next alone', url: `${empty}/` });
    }

    const sections = [];
    if (kinds.includes('lighthouse')) sections.push(await runLighthouse(contenders, rounds, browser));
    if (kinds.includes('probe') && !withExperiments) {
      const { getProducts } = await importModule('lib/catalogue.ts');
      const all = ['/', '/products', '/about', '/contact', '/get-quote', '/backup-calculator', ...getProducts().map(({ id }) => `/products/${id}`)].map((address) => site + address);
      const addresses = {
        site: Object.fromEntries(Object.entries(addressOf).map(([page, address]) => [page, site + address])),
        withoutScripts: `${await serveVariant('without scripts', references['without scripts'])}/`,
        handWritten: `${await serveVariant('hand-written', references['hand-written'])}/`,
      };
      sections.push(await runProbe(addresses, all, rounds, browser));
    }
    return sections;
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function runLighthouse(contenders, rounds, browser) {
  const measure = await prepareLighthouse(browser);
  const results = createResults();
  for (let round = 1; round <= rounds; round += 1) {
    for (const { page, variant, url } of contenders) {
      const figures = await measure(url);
      for (const [key, value] of Object.entries(figures)) results.add(`${page} / ${variant}`, key, value);
      console.log(`Lighthouse, round ${round} of ${rounds}: ${page} / ${variant}: FCP ${Math.round(figures.fcp)}, LCP ${Math.round(figures.lcp)}, TBT ${Math.round(figures.tbt)}`);
    }
  }
  const comparisons = {};
  for (const { page, variant } of contenders) {
    if (variant !== 'export' && page !== 'empty page') (comparisons[page] ??= []).push(variant);
  }
  return { name: 'lighthouse', title: `Lighthouse, mobile, simulated slow 4G: medians of ${rounds} (range); sizes in kB over the wire, headers included`, table: lighthouseTable(results, comparisons), results };
}

async function runProbe(addresses, all, rounds, browser) {
  // Read only when it is needed: Playwright takes a while to load.
  const { probe, probeBackForward } = await import('./bench/probe.mjs');
  const results = createResults();
  for (let round = 1; round <= rounds; round += 1) {
    await probe(browser, addresses, (row, column, value) => {
      results.add(row, column, value);
      console.log(`Probe, round ${round} of ${rounds}: ${row}, ${column}: ${value === undefined ? 'no answer' : Math.round(value)}`);
    });
  }
  const { restored, lost } = await probeBackForward(browser, all);
  const backForward = `Back restores at once: ${restored.length} of ${all.length} pages${lost.length > 0 ? `; not ${lost.join(', ')}` : ''}.`;
  return { name: 'probe', title: `A phone at 4× slower CPU: medians of ${rounds} (range)`, table: `${probeTable(results)}\n\n${backForward}`, results };
}

function writeReport(sections, started) {
  const machine = `${cpus().length} cores, load ${loadavg()[0].toFixed(1)} at the end, Node ${process.versions.node}, ${started.toISOString().slice(0, 10)}`;
  const text = `${sections.map(({ title, table }) => `${title} (${machine}):\n\n${table}`).join('\n\n')}\n`;
  mkdirSync(workplace, { recursive: true });
  const name = `report-${sections.map((section) => section.name).join('-')}`;
  const file = path.join(workplace, `${name}.md`);
  writeFileSync(file, text);
  writeFileSync(path.join(workplace, `${name}.json`), `${JSON.stringify(Object.fromEntries(sections.map((section) => [section.name, section.results])), null, 1)}\n`);
  console.log(`\n${text}\nWritten to ${path.relative(process.cwd(), file)}`);
}
