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

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What is read of Lighthouse's report; the site's own install has no types of it. */
interface Report {
  audits: Record<string, { score: number | null; numericValue: number } | undefined>;
  categories: Record<string, { score: number; auditRefs: { id: string }[] }>;
  runtimeError?: { message: string };
}

type Lighthouse = (url: string, options: object) => Promise<{ lhr: Report }>;
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;

/** What one visit gave. */
export interface Visit {
  /** Each category's score of 100, then times in milliseconds, by their titles in the tables. */
  figures: Record<string, number>;
  /** Scores below 1 of single audits, by category and audit. */
  faults: Record<string, number>;
}

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
export async function prepareLighthouse(
  chromePath: string,
  onlyCategories: readonly Category[],
): Promise<(url: string) => Promise<Visit>> {
  await ensureLighthouse();
  const { resolve } = createRequire(path.join(home, 'package.json'));
  const { default: lighthouse } = (await import(pathToFileURL(resolve('lighthouse')).href)) as { default: Lighthouse };
  const launcher = createRequire(resolve('lighthouse')).resolve('chrome-launcher');
  const { launch } = (await import(pathToFileURL(launcher).href)) as { launch: Launch };

  const measureOnce = async (url: string): Promise<Visit> => {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...launchArguments], logLevel: 'silent' });
    try {
      const result = await lighthouse(url, { port: chrome.port, onlyCategories, output: 'json', logLevel: 'silent' });
      return readReport(result.lhr);
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

function readReport({ audits, categories, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const value = (audit: string) => {
    const found = audits[audit];
    if (!found) throw new Error(`Lighthouse no longer has the audit ${audit}`);
    return found.numericValue;
  };
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
  const faults = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.map(({ id }) => [`${name}: ${id}`, audits[id]?.score ?? 1] as const).filter(([, score]) => score < 1),
  );
  return {
    figures: {
      ...Object.fromEntries(scores),
      'FCP ms': value('first-contentful-paint'),
      'LCP ms': value('largest-contentful-paint'),
      'TBT ms': value('total-blocking-time'),
      'Speed Index': value('speed-index'),
      CLS: value('cumulative-layout-shift'),
    },
    faults: Object.fromEntries(faults),
  };
}
