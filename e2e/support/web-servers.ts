import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportFolder, hostsFolder } from '@/scripts/support/paths.mjs';
import { findOrUnpackApache, findOrUnpackNginx } from '@/scripts/support/web-servers';
import { freePort } from './free-port';

export interface WebServer {
  url: string;
  /** It can send brotli copies. */
  brotli: boolean;
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Starts nginx on a free port of this machine, with the build's configuration and nothing else that shapes answers. */
export async function startNginx(): Promise<WebServer> {
  const { program, brotliModule } = findOrUnpackNginx();
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const generated = (name: string) => path.join(hostsFolder, 'nginx', name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`);
  const settings = `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
${brotliModule ? `load_module ${brotliModule};` : ''}
events {}
http {
${temporary.join('\n')}
  access_log off;
  include ${generated('http.conf')};
  server {
    listen 127.0.0.1:${port};
    root ${exportFolder};
    include ${generated('server.conf')};
    ${brotliModule ? `include ${generated('brotli.conf')};` : ''}
  }
}
`;
  const place = path.join(folder, 'nginx.conf');
  return run({ folder, port, brotli: brotliModule !== null, place, settings, command: [program, '-p', folder, '-c', place] });
}

/** Starts Apache on a free port of this machine, set up as Debian and shared hosts do; all else is in the export's `.htaccess`. */
export async function startApache(): Promise<WebServer> {
  const { program, modules, environment } = findOrUnpackApache();
  const folder = await mkdtemp(path.join(tmpdir(), 'apache-'));
  const port = await freePort();
  const loaded = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'negotiation',
    'autoindex',
    'headers',
    'rewrite',
    'setenvif',
    'env',
    'expires',
    'filter',
    'deflate',
  ];
  const settings = `ServerName localhost
ServerRoot ${folder}
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/errors
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
# As Debian has it: each of these would spoil an answer that does not provide for it.
AddLanguage br .br
TypesConfig /dev/null
AddType application/x-gzip .gz
AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain
ExpiresActive On
ExpiresDefault "access plus 1 month"
AddDefaultCharset ISO-8859-1
DocumentRoot ${exportFolder}
<Directory ${exportFolder}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`;
  const place = path.join(folder, 'apache.conf');
  return run({ folder, port, brotli: true, place, settings, command: [program, '-X', '-f', place], environment });
}

interface Start {
  folder: string;
  port: number;
  brotli: boolean;
  /** Of its settings. */
  place: string;
  settings: string;
  command: string[];
  environment?: Record<string, string>;
}

async function run({ folder, port, brotli, place, settings, command, environment }: Start): Promise<WebServer> {
  await writeFile(place, settings);
  // The shell ends the server when this process is gone, however it went: then its standard input is closed.
  const child = spawn('/bin/sh', ['-c', '"$@" & read line; kill $!; wait', 'sh', ...command], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };

  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    ) {
      return { url, brotli, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const log = await readFile(path.join(folder, 'errors'), 'utf8').catch(() => '');
  await stop();
  throw new Error(`${command[0]} does not answer with the generated configuration: ${errors}${log}`);
}
