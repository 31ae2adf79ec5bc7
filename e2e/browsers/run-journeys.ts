import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { serveExport } from '@/scripts/serve/serve-export';
import { installDebianPackages } from '@/scripts/support/browser';
import { mailAccount, MAIL_PORT } from '@/scripts/support/test-environment';
import { startFaultyLine } from '../support/faulty-line';
import { startMailService } from '../support/mail-service';
import { earlyJourneys } from './early-journeys';
import { firefox } from './firefox';
import { journeys, type World } from './journeys';
import { collectReports, type PolicyReports } from './policy-reports';
import type { Browser } from './tab';
import { userOf, type User } from './user';
import { webkit } from './webkit';

const REPORT_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 30;

interface Outcome {
  passed: number;
  /** What failed, by browser and title. */
  failed: string[];
}

/** Runs the journeys in each browser that this machine has or can get; `missing` names the others. */
export async function runJourneys(): Promise<Outcome & { missing: string[] }> {
  const reports = await collectReports(exportFolder);
  const mail = await startMailService({ port: MAIL_PORT, account: mailAccount });
  const site = await serveExport({ root: exportFolder, port: 0, headers: reports.headers });
  const sitemap = readFileSync(`${exportFolder}/sitemap.xml`, 'utf8');
  const world = {
    mailService: mail.url,
    openLine: () => startFaultyLine(Number(new URL(site.url).port)),
    pages: [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  };

  const total: Outcome & { missing: string[] } = { passed: 0, failed: [], missing: [] };
  for (const browser of [firefox, webkit]) {
    if (!(await isThere(browser))) {
      console.log(
        `\n${browser.name}: NOT RUN. It could not be installed here; on Debian, as root: apt-get install ${browser.packages.join(' ')}`,
      );
      total.missing.push(browser.name);
      continue;
    }
    const { passed, failed } = await runInBrowser(browser, { site: site.url, world, reports });
    total.passed += passed;
    total.failed.push(...failed);
  }
  await Promise.all([site.close(), mail.close()]);
  reports.close();
  return total;
}

async function isThere({ programs, packages }: Browser): Promise<boolean> {
  const present = () => programs.every((program) => existsSync(program));
  if (!present()) await installDebianPackages(packages);
  return present();
}

async function runInBrowser(
  { name, openTab }: Browser,
  { site, world, reports }: { site: string; world: World; reports: PolicyReports },
): Promise<Outcome> {
  const tab = await openTab();
  const user = userOf(tab, site);
  const outcome: Outcome = { passed: 0, failed: [] };
  console.log(`\n${name} ${tab.version}`);
  const tests: typeof journeys = {
    ...journeys,
    ...earlyJourneys,
    'the policy stopped nothing, and would have said so': () => expectNoReports(user, reports),
  };
  for (const [title, run] of Object.entries(tests)) {
    const start = Date.now();
    try {
      await run(user, world);
      outcome.passed += 1;
      console.log(`  passed  ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      outcome.failed.push(`${name}: ${title}`);
      console.log(`  FAILED  ${title}\n          ${message.replaceAll('\n', '\n          ')}`);
    }
  }
  await tab.close();
  return outcome;
}

/** Reports come in their order: when that of a planted style is there, so are those of the journeys. */
async function expectNoReports(user: User, reports: PolicyReports): Promise<void> {
  const PLANTED = '/about?planted';
  await user.visit(PLANTED);
  await user.run(() => void setTimeout(() => document.body.setAttribute('style', 'color: red')));
  const limit = Date.now() + REPORT_LIMIT_MS;
  const seen: string[] = [];
  while (!seen.some((report) => report.endsWith(PLANTED))) {
    if (Date.now() > limit) throw new Error('what the policy stops is not reported');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    seen.push(...reports.take());
  }
  assert.deepEqual(
    seen.filter((report) => !report.endsWith(PLANTED)),
    [],
  );
}
