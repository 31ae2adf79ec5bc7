/** Makes the export fit for plain static hosts. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runMain } from './command-line.mjs';
import { compressExport } from './compress-export.mjs';
import { importModule } from './content.mjs';
import { loadEnvironment } from './environment.mjs';
import { writeHosts } from './hosts/write-hosts.mjs';
import { hostsFolder, stagingFolder } from './paths.mjs';
import { sealExport } from './policy/seal-export.mjs';
import { writeServiceWorker } from './write-service-worker.mjs';

await runMain(async () => {
  loadEnvironment();
  const { NO_PRODUCT, productPath } = await importModule('lib/paths.ts');
  for (const leftover of ['/_not-found', productPath(NO_PRODUCT)].flatMap((page) => [`${page}.html`, `${page}.txt`, page])) {
    rmSync(path.join(stagingFolder, leftover), { recursive: true, force: true });
  }

  const { emailSettings } = await importModule('lib/environment.ts');
  const sealed = sealExport(stagingFolder, { mailOrigin: emailSettings.origin });
  console.log(`Policy: ${sealed.length} pages, each with a policy of its own`);

  writeHosts({ exportFolder: stagingFolder, hostsFolder });
  console.log('Hosts: _headers, vercel.json and .htaccess in the export, nginx in .generated/hosts/');

  // Next writes about.html and a directory about/; hosts that look into the directory need an index there.
  const pages = sealed.filter((file) => !['index.html', '404.html'].includes(file));
  for (const file of pages) {
    const directory = path.join(stagingFolder, file.replace(/\.html$/, ''));
    mkdirSync(directory, { recursive: true });
    copyFileSync(path.join(stagingFolder, file), path.join(directory, 'index.html'));
  }
  console.log(`Export: ${pages.length} pages also as directory indexes`);

  console.log(`Offline: sw.js keeps ${writeServiceWorker(stagingFolder)} files for visitors without a connection`);
  console.log(`Compression: ${await compressExport(stagingFolder)} text files also as .br and .gz`);
});
