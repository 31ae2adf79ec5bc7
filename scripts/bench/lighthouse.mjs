import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchArguments } from '../browser.mjs';
import { runCommand } from '../run-command.mjs';
import { benchSources, workplace } from './workplace.mjs';

const ATTEMPTS = 3;

const home = path.join(workplace, 'lighthouse');

/** Installs Lighthouse where the site's own install, checks and tests don't meet it. */
async function ensureLighthouse() {
  mkdirSync(home, { recursive: true });
  const lockfile = path.join(benchSources, 'package-lock.json');
  const installed = path.join(home, 'node_modules', '.package-lock.json');
  const versionOf = (file, name) => JSON.parse(readFileSync(file, 'utf8')).packages[`node_modules/${name}`].version;
  if (existsSync(installed) && versionOf(installed, 'lighthouse') === versionOf(lockfile, 'lighthouse')) return;

  console.log('Installing Lighthouse from scripts/bench/package-lock.json (once)');
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(path.join(benchSources, file), path.join(home, file));
  const code = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', home]);
  if (code !== 0) throw new Error(`Lighthouse could not be installed: npm ci ended with ${code}. Its own message is above.`);
}

/**
 * @param {string} chromePath
 * @returns {Promise<(url: string) => Promise<Record<string, number>>>} measures an address once, in a browser of its own
 */
export async function prepareLighthouse(chromePath) {
  await ensureLighthouse();
  const { resolve } = createRequire(path.join(home, 'package.json'));
  const { default: lighthouse } = await import(pathToFileURL(resolve('lighthouse')));
  const { launch } = await import(pathToFileURL(createRequire(resolve('lighthouse')).resolve('chrome-launcher')));

  const measureOnce = async (url) => {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...launchArguments], logLevel: 'silent' });
    try {
      const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], output: 'json', logLevel: 'silent' });
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
        console.log(`Again, because of: ${error.message}`);
      }
    }
  };
}

function readFigures({ audits, categories, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const kilobytes = (type) => audits['resource-summary'].details.items.find(({ resourceType }) => resourceType === type).transferSize / 1000;
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    total: kilobytes('total'),
    html: kilobytes('document'),
    js: kilobytes('script'),
    css: kilobytes('stylesheet'),
    font: kilobytes('font'),
    pictures: kilobytes('image'),
    requests: audits['network-requests'].details.items.length,
  };
}
