import { execFile } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { promisify } from 'node:util';
import { serveExport } from './serve/serve-export';
import { findOrInstallChromium, launchArguments } from './support/browser';
import { buildUnlessFresh } from './support/build-fingerprint';
import { exportFolder, projectRoot } from './support/paths.mjs';
import { readArguments } from './support/read-arguments';

const USAGE = `npm run bench -- [/address…] [--rounds 5]
Runs Lighthouse on a hand-written page and, in turn with it, on pages of the export, home if none is named; prints medians with
their range. A whole address, such as http://127.0.0.1:4000/, measures what is served there. No result makes it fail.`;

const LIGHTHOUSE = 'lighthouse@13.5.0';
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Measured figures by the name of their column. */
type Figures = Record<string, number>;
/** The part of Lighthouse's report that is read. */
type Report = { audits: Record<string, { numericValue: number } | undefined>; categories: Record<string, { score: number }> };

export async function main(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    args,
    options: { rounds: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  await buildUnlessFresh();
  const chromium = await findOrInstallChromium();
  const handWritten = await serveExport({ root: `${projectRoot}scripts/bench/hand-written`, port: 0 });
  const site = await serveExport({ root: exportFolder, port: 0 });
  const addresses = positionals.length > 0 ? positionals : ['/'];
  const pages = addresses.map((name) => ({ name, url: new URL(name, site.url).href }));
  const results = [{ name: 'hand-written', url: handWritten.url }, ...pages].map((page) => ({
    ...page,
    rounds: [] as Figures[],
  }));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { name, url, rounds } of results) {
      // Now and then Lighthouse can't record a load ("Please run Lighthouse again").
      const measured = await measure(url, chromium).catch((error: Error) => console.log(`${name}: ${error.message}`));
      if (measured) rounds.push(measured);
      console.log(name, measured ?? 'left out');
    }
  }
  site.close();
  handWritten.close();
  console.table(results.map(({ name, rounds }) => ({ name, ...summarize(rounds) })));
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} at the end, Node ${process.versions.node}`);
}

/** Measures scores, times in ms and the layout shift of a page that is sent by gzip, as by every host. */
async function measure(url: string, chromium: string): Promise<Figures> {
  const flags = ['--output=json', '--quiet', '--extra-headers={"Accept-Encoding":"gzip"}'];
  const chromeFlags = `--chrome-flags=${['--headless=new', ...launchArguments].join(' ')}`;
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags, chromeFlags], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 1e9,
  });
  const { audits, categories } = JSON.parse(stdout) as Report;
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * score)]);
  const times = Object.entries(AUDITS).map(([name, audit]) => [name, Number(audits[audit]?.numericValue.toPrecision(4))]);
  return Object.fromEntries([...scores, ...times]);
}

/** Medians with their range, not means: one run on a busy machine would distort a mean. */
function summarize(rounds: readonly Figures[]): Record<string, string> {
  const columns = Object.keys(rounds[0] ?? {}).map((name) => {
    const sorted = rounds.map((figures) => figures[name] ?? NaN).toSorted((a, b) => a - b);
    const [low, median, high] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    return [name, low === high ? String(median) : `${median} (${low}–${high})`];
  });
  return Object.fromEntries(columns);
}
