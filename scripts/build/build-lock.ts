import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';

const name = `build-${createHash('sha256').update(projectRoot).digest('hex').slice(0, 16)}`;
const ownSocket = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);

/**
 * Does one build at a time in one checkout: all write pictures, fonts and `.next/` in the same places. The lock is a listening
 * socket, which the system closes when its process ends, however it ends.
 */
export async function withBuildLock<T>(build: (state: { hasWaited: boolean }) => Promise<T>, socket = ownSocket): Promise<T> {
  let hasWaited = false;
  const say = () => {
    if (!hasWaited) console.log(`Another build of ${projectRoot} is under way. This one begins when that has ended.`);
    hasWaited = true;
  };
  for (;;) {
    const release = await listen(socket);
    if (!release) {
      await untilClosed(socket, say);
      continue;
    }
    try {
      return await build({ hasWaited });
    } finally {
      release();
    }
  }
}

/** @returns what ends it; null when another process listens there, or one that was killed has left its socket */
function listen(socket: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const waiting = new Set<Socket>();
    const server: Server = createServer((one) => waiting.add(one.on('error', () => {})));
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(socket, () =>
      resolve(() => {
        server.close();
        waiting.forEach((one) => one.destroy());
      }),
    );
  });
}

/** Until the process that listens there has ended its build; at once when there is none. */
function untilClosed(socket: string, connected: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    connect(socket, connected)
      .on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' || error.code === 'ENOTSOCK') rmSync(socket, { force: true });
        else if (error.code !== 'ENOENT' && error.code !== 'ECONNRESET') reject(error);
      })
      .on('close', () => resolve());
  });
}
