/** Makes the export fit for plain static hosts. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runMain } from './command-line.mjs';
import { compressExport } from './compress-export.mjs';
import { importModule } from './content.mjs';
import { loadEnvironment } from './environment.mjs';
import { writeHosts } from './hosts/write-hosts.mjs';
import { exportFolder, headersFile, hostsFolder } from './paths.mjs';
import { sealExport } from './policy/seal-export.mjs';
import { writeServiceWorker } from './write-service-worker.mjs';

await runMain(async () => {
  for (const leftover of ['_not-found.html', '_not-found.txt', '_not-found']) {
    rmSync(path.join(exportFolder, leftover), { recursive: true, force: true });
  }

  loadEnvironment();
  const { emailSettings } = await importModule('lib/environment.ts');
  const sealed = sealExport(exportFolder, { mailOrigin: emailSettings.origin });
  console.log(`Policy: ${sealed.length} pages, each with a policy of its own`);

  const { leftOut } = writeHosts({ sealed, exportFolder, hostsFolder, headersFile });
  console.log('Hosts: _headers and vercel.json in the export, nginx and CloudFront in .generated/hosts/');
  if (leftOut.length > 0) console.log(`Hosts: ${leftOut.length} rules left out of _headers, past Cloudflare's limits; the file names them`);

  // Next writes about.html and a directory about/; hosts that look into the directory need an index there.
  const pages = sealed.filter(({ file }) => !['index.html', '404.html'].includes(file));
  for (const { file } of pages) {
    const directory = path.join(exportFolder, file.replace(/\.html$/, ''));
    mkdirSync(directory, { recursive: true });
    copyFileSync(path.join(exportFolder, file), path.join(directory, 'index.html'));
  }
  console.log(`Export: ${pages.length} pages also as directory indexes`);

  console.log(`Offline: sw.js keeps ${writeServiceWorker(exportFolder)} files for visitors without a connection`);
  console.log(`Compression: ${await compressExport(exportFolder)} text files also as .br and .gz`);
});
