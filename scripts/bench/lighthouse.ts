import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchArguments } from '../support/browser';
import { installApart } from '../support/install.mjs';
import { addFigures, printTable, type Results } from './results';

const ATTEMPTS = 3;

/** The part of Lighthouse's report that is read; its types are not installed here. */
interface Report {
  audits: Record<string, { score: number | null; numericValue: number } | undefined>;
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  runtimeError?: { message: string };
}

const TIMES = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Measures pages in turn, each in a new browser, and prints a table. `pages` has full addresses by name. */
export async function compareLighthouse(
  pages: Readonly<Record<string, string>>,
  chromePath: string,
  rounds: number,
): Promise<void> {
  const visit = await prepareLighthouse(chromePath);
  const results: Results = new Map();
  const faults = new Map<string, number>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const [row, url] of Object.entries(pages)) {
      const { audits, categories } = await visit(url);
      const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
      const times = Object.entries(TIMES).map(([column, audit]) => [column, audits[audit]?.numericValue ?? null]);
      addFigures(results, row, Object.fromEntries([...scores, ...times]));
      for (const id of Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map((audit) => audit.id))) {
        if ((audits[id]?.score ?? 1) < 1) faults.set(`${row}: ${id}`, (faults.get(`${row}: ${id}`) ?? 0) + 1);
      }
    }
  }
  printTable(`Lighthouse, mobile, simulated slow 4G: medians of ${rounds} (range)`, results);
  console.log(`Audits below 1:\n${[...faults].map(([fault, times]) => `- ${fault} (${times} ×)`).join('\n')}\n`);
}

async function prepareLighthouse(chromePath: string): Promise<(url: string) => Promise<Report>> {
  const { resolve } = createRequire(path.join(await installApart('bench'), 'package.json'));
  const load = async (file: string) => (await import(pathToFileURL(file).href)) as unknown;
  const { default: lighthouse } = (await load(resolve('lighthouse'))) as {
    default: (url: string, options: object) => Promise<{ lhr: Report }>;
  };
  const { launch } = (await load(createRequire(resolve('lighthouse')).resolve('chrome-launcher'))) as {
    launch: (options: object) => Promise<{ port: number; kill: () => void }>;
  };
  return async (url) => {
    for (let attempt = 1; ; attempt += 1) {
      const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...launchArguments], logLevel: 'silent' });
      try {
        const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' });
        if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
        return lhr;
      } catch (error) {
        // On a busy machine the browser sometimes misses the start of its trace.
        if (attempt === ATTEMPTS) throw error;
      } finally {
        chrome.kill();
      }
    }
  };
}
