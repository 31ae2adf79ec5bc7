import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchArguments } from '../support/browser';
import { runCommand } from '../support/run-command.mjs';
import { benchSources, workplace } from './workplace';

const ATTEMPTS = 3;

const home = path.join(workplace, 'lighthouse');

interface Lockfile {
  packages: Record<string, { version: string } | undefined>;
}

/** What is read of Lighthouse's report; the site's own install has no types of it. */
interface Report {
  audits: Record<
    string,
    { numericValue: number; details: { items: { resourceType: string; transferSize: number }[] } } | undefined
  >;
  categories: { performance: { score: number } };
  runtimeError?: { message: string };
}

type Lighthouse = (url: string, options: object) => Promise<{ lhr: Report }>;
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;

/** Milliseconds, kilobytes over the wire and counts, by name. */
export type Figures = ReturnType<typeof readFigures>;

/** Installs Lighthouse where the site's own install, checks and tests don't meet it. */
async function ensureLighthouse(): Promise<void> {
  mkdirSync(home, { recursive: true });
  const lockfile = path.join(benchSources, 'package-lock.json');
  const installed = path.join(home, 'node_modules', '.package-lock.json');
  const versionOf = (file: string) =>
    (JSON.parse(readFileSync(file, 'utf8')) as Lockfile).packages['node_modules/lighthouse']?.version;
  if (existsSync(installed) && versionOf(installed) === versionOf(lockfile)) return;

  console.log('Installing Lighthouse from scripts/bench/package-lock.json (once)');
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(path.join(benchSources, file), path.join(home, file));
  const code = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', home]);
  if (code !== 0) throw new Error(`Lighthouse could not be installed: npm ci ended with ${code}. Its own message is above.`);
}

/** @returns measures an address once, in a browser of its own */
export async function prepareLighthouse(chromePath: string): Promise<(url: string) => Promise<Figures>> {
  await ensureLighthouse();
  const { resolve } = createRequire(path.join(home, 'package.json'));
  const { default: lighthouse } = (await import(pathToFileURL(resolve('lighthouse')).href)) as { default: Lighthouse };
  const launcher = createRequire(resolve('lighthouse')).resolve('chrome-launcher');
  const { launch } = (await import(pathToFileURL(launcher).href)) as { launch: Launch };

  const measureOnce = async (url: string): Promise<Figures> => {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...launchArguments], logLevel: 'silent' });
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['performance'],
        output: 'json',
        logLevel: 'silent',
      });
      return readFigures(result.lhr);
    } finally {
      await chrome.kill();
    }
  };
  return async (url) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await measureOnce(url);
      } catch (error) {
        // On a busy machine the browser sometimes misses the beginning of its own trace.
        if (attempt === ATTEMPTS) throw error;
        console.log(`Again, because of: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
}

function readFigures({ audits, categories, runtimeError }: Report) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const audit = (name: string) => {
    const found = audits[name];
    if (!found) throw new Error(`Lighthouse no longer has the audit ${name}`);
    return found;
  };
  const resources = audit('resource-summary').details.items;
  const kilobytes = (type: string) => (resources.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1000;
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: audit('first-contentful-paint').numericValue,
    lcp: audit('largest-contentful-paint').numericValue,
    tbt: audit('total-blocking-time').numericValue,
    cls: audit('cumulative-layout-shift').numericValue,
    speedIndex: audit('speed-index').numericValue,
    total: kilobytes('total'),
    html: kilobytes('document'),
    js: kilobytes('script'),
    css: kilobytes('stylesheet'),
    font: kilobytes('font'),
    pictures: kilobytes('image'),
    requests: audit('network-requests').details.items.length,
  };
}
