import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

const BROTLI_MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const unpacked = path.join(projectRoot, '.cache', 'nginx');

/**
 * An nginx for the tests. Debian's packages are unpacked into the project's cache, not installed: that needs no rights,
 * and starts no server on the machine. Elsewhere it is the system's own, which may lack the brotli module.
 *
 * @returns {{ program: string, brotliModule: string | null }}
 */
export function findOrUnpackNginx() {
  const own = { program: path.join(unpacked, 'usr/sbin/nginx'), brotliModule: path.join(unpacked, BROTLI_MODULE) };
  if (!existsSync(own.program) && existsSync('/usr/bin/apt-get')) unpackPackages();
  if (runs(own.program)) return { ...own, brotliModule: existsSync(own.brotliModule) ? own.brotliModule : null };

  const system = ['nginx', '/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find(runs);
  if (system) return { program: system, brotliModule: null };
  throw new Error('No nginx could be found, and none unpacked from Debian. Install nginx and run this again.');
}

function runs(program) {
  return spawnSync(program, ['-v'], { timeout: 20_000 }).status === 0;
}

function unpackPackages() {
  mkdirSync(path.dirname(unpacked), { recursive: true });
  const part = mkdtempSync(`${unpacked}-`);
  // A new machine has no package lists yet. An update that fails for one source of many still leaves usable ones.
  if (!download(part, 'nginx') && process.getuid?.() === 0 && spawnSync('apt-get', ['update']).status !== null) download(part, 'nginx');
  // Not every release has it.
  download(part, 'libnginx-mod-http-brotli-static');
  for (const name of readdirSync(part).filter((file) => file.endsWith('.deb'))) {
    spawnSync('dpkg-deb', ['-x', path.join(part, name), part]);
  }
  rmSync(unpacked, { recursive: true, force: true });
  renameSync(part, unpacked);
}

function download(folder, name) {
  return spawnSync('apt-get', ['download', name], { cwd: folder, timeout: 120_000 }).status === 0;
}
