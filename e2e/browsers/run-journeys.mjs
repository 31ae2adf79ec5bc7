import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { installDebianPackages } from '../../scripts/browser.mjs';
import { exportFolder } from '../../scripts/paths.mjs';
import { serveExport } from '../../scripts/serve.mjs';
import { mailAccount, MAIL_PORT } from '../../scripts/test-environment.mjs';
import { startMailService } from '../mail-service.mjs';
import * as firefox from './firefox.mjs';
import { journeys } from './journeys.mjs';
import { collectReports } from './policy-reports.mjs';
import { userOf } from './user.mjs';
import * as webkit from './webkit.mjs';

const REPORT_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 30;

/**
 * Runs the journeys in each browser that this machine has or can get.
 *
 * @returns {Promise<{ passed: number, failed: number, missing: string[] }>}
 */
export async function runJourneys() {
  const reports = await collectReports(exportFolder);
  const mail = await startMailService({ port: MAIL_PORT, account: mailAccount });
  const site = await serveExport({ root: exportFolder, port: 0, headers: reports.headers });
  const sitemap = readFileSync(`${exportFolder}/sitemap.xml`, 'utf8');
  const world = {
    mailService: mail.url,
    pages: [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname),
  };

  const total = { passed: 0, failed: 0, missing: [] };
  for (const browser of [firefox, webkit]) {
    if (!(await isThere(browser))) {
      console.log(`\n${browser.name}: NOT RUN. It could not be installed here; on Debian, as root: apt-get install ${browser.packages.join(' ')}`);
      total.missing.push(browser.name);
      continue;
    }
    const { passed, failed } = await runInBrowser(browser, { site: site.url, world, reports });
    total.passed += passed;
    total.failed += failed;
  }
  await Promise.all([site.close(), mail.close()]);
  reports.close();
  return total;
}

async function isThere({ programs, packages }) {
  const present = () => programs.every((program) => existsSync(program));
  if (!present()) await installDebianPackages(packages);
  return present();
}

async function runInBrowser({ name, openTab }, { site, world, reports }) {
  const tab = await openTab();
  const user = userOf(tab, site);
  const count = { passed: 0, failed: 0 };
  console.log(`\n${name} ${tab.version}`);
  const tests = { ...journeys, 'the policy stopped nothing, and would have said so': () => expectNoReports(user, reports) };
  for (const [title, run] of Object.entries(tests)) {
    const start = Date.now();
    try {
      await run(user, world);
      count.passed += 1;
      console.log(`  passed  ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      count.failed += 1;
      console.log(`  FAILED  ${title}\n          ${error.message.replaceAll('\n', '\n          ')}`);
    }
  }
  await tab.close();
  return count;
}

/** Reports come in their order: when that of a planted style is there, so are those of the journeys. */
async function expectNoReports(user, reports) {
  const PLANTED = '/about?planted';
  await user.visit(PLANTED);
  await user.run(() => void setTimeout(() => document.body.setAttribute('style', 'color: red')));
  const limit = Date.now() + REPORT_LIMIT_MS;
  const seen = [];
  while (!seen.some((report) => report.endsWith(PLANTED))) {
    if (Date.now() > limit) throw new Error('what the policy stops is not reported');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    seen.push(...reports.take());
  }
  assert.deepEqual(seen.filter((report) => !report.endsWith(PLANTED)), []);
}
