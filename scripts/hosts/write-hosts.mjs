import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCloudFrontHeaders } from './cloudfront.mjs';
import { listPageHeaders } from './header-list.mjs';
import { buildHeadersFile } from './headers-file.mjs';
import { buildNginxConfig } from './nginx.mjs';
import { buildServerRules } from './own-server.mjs';
import { buildVercelConfig } from './vercel.mjs';

const cloudFrontFunction = fileURLToPath(new URL('cloudfront-function.js', import.meta.url));

/**
 * Writes what each host needs: into the export where a host looks for it there, else into a folder that isn't published.
 *
 * @param {object} options
 * @param {{ file: string, policy: string }[]} options.sealed the pages and their policies
 * @param {string} options.exportFolder
 * @param {string} options.hostsFolder
 * @param {string} options.headersFile for our own server
 * @returns {{ leftOut: string[] }} what Cloudflare has no room for
 */
export function writeHosts({ sealed, exportFolder, hostsFolder, headersFile }) {
  const pages = listPageHeaders(sealed);
  const { text, leftOut } = buildHeadersFile(pages);
  writeFileSync(path.join(exportFolder, '_headers'), text);
  writeJson(path.join(exportFolder, 'vercel.json'), buildVercelConfig(pages));
  writeJson(headersFile, buildServerRules(pages));

  rmSync(hostsFolder, { recursive: true, force: true });
  const nginxFolder = path.join(hostsFolder, 'nginx');
  const cloudFrontFolder = path.join(hostsFolder, 'cloudfront');
  for (const folder of [nginxFolder, cloudFrontFolder]) mkdirSync(folder, { recursive: true });
  for (const [name, config] of Object.entries(buildNginxConfig(pages))) writeFileSync(path.join(nginxFolder, name), config);
  copyFileSync(cloudFrontFunction, path.join(cloudFrontFolder, 'viewer-request.js'));
  writeJson(path.join(cloudFrontFolder, 'response-headers-policy.json'), buildCloudFrontHeaders());
  return { leftOut };
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
}
