import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { serveExport } from '@/scripts/serve/serve-export';

export interface StaticCopy {
  url: string;
  folder: string;
  changeWorker: (change: (source: string) => string) => Promise<void>;
  close: () => Promise<void>;
}

/** The export with another service worker. */
export async function startStaticCopy(change: (source: string) => string): Promise<StaticCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await cp(exportFolder, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const worker = path.join(folder, 'sw.js');
  const changeWorker = async (next: (source: string) => string) => writeFile(worker, next(await readFile(worker, 'utf8')));
  await changeWorker(change);
  const { url, close } = await serveExport({ root: folder, port: 0 });
  return {
    url,
    folder,
    changeWorker,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Line {
  url: string;
  /** From now on pages are accepted and not answered. */
  hold: () => void;
  /** Answers what is held, and all that comes. */
  answerHeld: (change?: (html: string) => string) => void;
  close: () => Promise<void>;
}

/** The export behind a line that can fall silent. */
export async function startLine(): Promise<Line> {
  const site = await serveExport({ root: exportFolder, port: 0 });
  let held: { asked: IncomingMessage; response: ServerResponse }[] | null = null;
  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const headers = { ...asked.headers, host: new URL(site.url).host };
    request(site.url + asked.url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    })
      // Closed with the test, while a picture was on its way.
      .on('error', () => response.destroy())
      .end();
  };
  const server = createServer((asked, response) => {
    if (held && asked.headers['sec-fetch-mode'] === 'navigate') held.push({ asked, response });
    else pass(asked, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => void (held ??= []),
    answerHeld(change = (html) => html) {
      for (const { asked, response } of held ?? []) {
        const file = path.join(exportFolder, `${new URL(asked.url ?? '', site.url).pathname}.html`);
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(change(readFileSync(file, 'utf8')));
      }
      held = null;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}
