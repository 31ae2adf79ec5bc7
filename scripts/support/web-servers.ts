import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

/*
 * Real web servers for the tests of the host files. Debian's packages are unpacked into the project's cache, not installed:
 * that needs no rights, and starts no server on the machine. Elsewhere it is the system's own.
 */

/** Without the module where there is none. */
export function findOrUnpackNginx(): { program: string; brotliModule: string | null } {
  const folder = unpack('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  const program = firstThatRuns([
    path.join(folder, 'usr/sbin/nginx'),
    'nginx',
    '/usr/sbin/nginx',
    '/opt/homebrew/bin/nginx',
    '/usr/local/bin/nginx',
  ]);
  if (!program) throw new Error('No nginx could be found, and none unpacked from Debian. Install nginx and run this again.');
  const brotliModule = path.join(folder, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return { program, brotliModule: program.startsWith(folder) && existsSync(brotliModule) ? brotliModule : null };
}

const INSTALLED_APACHES = [
  ['/usr/sbin/apache2', '/usr/lib/apache2/modules'],
  ['/usr/sbin/httpd', '/usr/lib64/httpd/modules'],
  ['/opt/homebrew/bin/httpd', '/opt/homebrew/lib/httpd/modules'],
] as const;

/** With the folder of its modules, and what it needs to run. */
export function findOrUnpackApache(): { program: string; modules: string; environment: Record<string, string> } {
  const installed = INSTALLED_APACHES.find(([program, modules]) => runs(program) && existsSync(modules));
  if (installed) return { program: installed[0], modules: installed[1], environment: {} };

  const folder = unpack('apache', ['apache2-bin', 'libapr1t64', 'libaprutil1t64', 'libapr1', 'libaprutil1']);
  const libraries = path.join(folder, 'usr/lib');
  const architectures = existsSync(libraries) ? readdirSync(libraries).map((name) => path.join(libraries, name)) : [];
  const environment = { LD_LIBRARY_PATH: architectures.join(':') };
  const program = path.join(folder, 'usr/sbin/apache2');
  if (!runs(program, environment)) {
    throw new Error('No Apache could be found, and none unpacked from Debian. Install apache2 and run this again.');
  }
  return { program, modules: path.join(libraries, 'apache2/modules'), environment };
}

function firstThatRuns(programs: readonly string[]): string | undefined {
  return programs.find((program) => runs(program));
}

function runs(program: string, environment: Record<string, string> = {}): boolean {
  return spawnSync(program, ['-v'], { timeout: 20_000, env: { ...process.env, ...environment } }).status === 0;
}

/** A folder with the files of the packages; without them where they can't be had. */
function unpack(name: string, [first, ...others]: readonly [string, ...string[]]): string {
  const unpacked = path.join(projectRoot, '.cache', name);
  if (existsSync(path.join(unpacked, 'usr/sbin')) || !existsSync('/usr/bin/apt-get')) return unpacked;
  mkdirSync(path.dirname(unpacked), { recursive: true });
  const part = mkdtempSync(`${unpacked}-`);
  // A new machine has no package lists yet. An update that fails for one source of many still leaves usable ones.
  if (!download(part, first) && process.getuid?.() === 0 && spawnSync('apt-get', ['update']).status !== null) {
    download(part, first);
  }
  // Not every release has all of them.
  for (const other of others) download(part, other);
  for (const file of readdirSync(part).filter((one) => one.endsWith('.deb'))) {
    spawnSync('dpkg-deb', ['-x', path.join(part, file), part]);
  }
  rmSync(unpacked, { recursive: true, force: true });
  renameSync(part, unpacked);
  return unpacked;
}

function download(folder: string, name: string): boolean {
  return spawnSync('apt-get', ['download', name], { cwd: folder, timeout: 120_000 }).status === 0;
}
