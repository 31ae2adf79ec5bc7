import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildHeadersFile } from './headers-file';
import { buildHtaccess } from './htaccess';
import { buildNginxConfig } from './nginx';
import { buildVercelConfig } from './vercel';

/** Writes what each host needs: into the export where a host looks for it there, else into a folder that isn't published. */
export function writeHostFiles({ exportFolder, hostsFolder }: { exportFolder: string; hostsFolder: string }): void {
  const pages = readdirSync(exportFolder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''));
  const texts = {
    _headers: buildHeadersFile(pages),
    'vercel.json': `${JSON.stringify(buildVercelConfig(), null, 1)}\n`,
    '.htaccess': buildHtaccess(),
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(exportFolder, name), text);

  rmSync(hostsFolder, { recursive: true, force: true });
  const nginxFolder = path.join(hostsFolder, 'nginx');
  mkdirSync(nginxFolder, { recursive: true });
  for (const [name, text] of Object.entries(buildNginxConfig())) writeFileSync(path.join(nginxFolder, name), text);
}
