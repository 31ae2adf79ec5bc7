import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrUnpackNginx } from '../scripts/nginx.mjs';
import { exportFolder, hostsFolder } from '../scripts/paths.mjs';

export interface NginxServer {
  url: string;
  brotli: boolean;
  /** Resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Starts nginx on a free port of this machine, with the build's configuration and nothing else that shapes answers. */
export async function startNginx(): Promise<NginxServer> {
  const { program, brotliModule } = findOrUnpackNginx();
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const generated = (name: string) => path.join(hostsFolder, 'nginx', name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`);
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off;
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
`,
  );

  // The shell ends nginx when this process is gone, however it went: then its standard input is closed.
  const child = spawn('/bin/sh', ['-c', '"$@" & read line; kill $!; wait', 'sh', program, '-p', folder, '-c', `${folder}/nginx.conf`], {
    stdio: ['pipe', 'ignore', 'pipe'],
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
    if (await fetch(url).then(() => true, () => false)) return { url, brotli: brotliModule !== null, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`nginx (${program}) does not answer with the generated configuration: ${errors}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
