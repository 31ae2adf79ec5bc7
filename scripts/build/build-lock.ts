import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../support/paths.mjs';

const name = `build-${createHash('sha256').update(projectRoot).digest('hex').slice(0, 16)}`;
const ownSocket = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);

/**
 * Does one build at a time in one checkout: all write pictures, fonts and `.next/` in the same places. The lock is a listening
 * socket, which the system closes when its process ends, however it ends.
 */
export async function withBuildLock<T>(build: (state: { hasWaited: boolean }) => Promise<T>, socket = ownSocket): Promise<T> {
  for (let hasWaited = false; ;) {
    const lock = await listen(socket);
    if (lock) return build({ hasWaited }).finally(() => lock.close());
    if (!(await isHeld(socket))) continue;
    if (!hasWaited) console.log(`Another build of ${projectRoot} is under way. This one begins when that has ended.`);
    hasWaited = true;
    await wait(100);
  }
}

/** @returns null when another process listens there, or one that was killed has left its socket */
async function listen(socket: string): Promise<Server | null> {
  const server = createServer((asked) => asked.destroy());
  try {
    await once(server.listen(socket), 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
}

/** Removes what nobody listens at. */
async function isHeld(socket: string): Promise<boolean> {
  const asking = connect(socket);
  try {
    await once(asking, 'connect');
    return true;
  } catch (error) {
    if (['ECONNREFUSED', 'ENOTSOCK'].includes((error as NodeJS.ErrnoException).code ?? '')) rmSync(socket, { force: true });
    return false;
  } finally {
    asking.destroy();
  }
}
