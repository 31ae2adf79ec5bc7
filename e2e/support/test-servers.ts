/*
 * What Playwright starts before the tests: the exported site and the mail service.
 */
import { exportFolder } from '@/scripts/support/paths.mjs';
import { serveExport } from '@/scripts/serve/serve-export';
import { currentFingerprint, exportFingerprint } from '@/scripts/support/build-fingerprint';
import { mailAccount, MAIL_PORT, SITE_PORT, testEnvironment } from '@/scripts/support/test-environment';
import { startMailService } from './mail-service';

export async function main(): Promise<void> {
  checkExport();
  const mail = await startMailService({ port: MAIL_PORT, account: mailAccount });
  const site = await serveExport({ root: exportFolder, port: SITE_PORT });
  console.log(`Site ${site.url}, mail ${mail.url}`);

  const stop = async () => {
    await Promise.all([site.close(), mail.close()]);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** An export with other settings would send the tests' enquiries to the real mail service. */
function checkExport(): void {
  const built = exportFingerprint();
  const wanted = currentFingerprint({ ...process.env, ...testEnvironment });
  const howTo = 'Build it with: npm test -- --only playwright';
  if (built?.environment !== wanted.environment) {
    throw new Error(`out/ isn't a build with the tests' settings. ${howTo}`);
  }
  if (built.inputs !== wanted.inputs) {
    console.error(`out/ is older than its sources. ${howTo}`);
  }
}
