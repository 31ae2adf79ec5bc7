import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port';

export interface StartedSite {
  url: string;
  /** What it has printed so far. */
  output: () => string;
  stop: () => Promise<number | null>;
}

/** Runs what `npm start` runs, on a free port, until it says where the site is. Throws when it ends before that. */
export async function startSite(projectFolder: string, environment: Record<string, string> = {}): Promise<StartedSite> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(projectFolder, 'scripts/start.mjs'), '--port', String(port)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /The site is at (http:\/\/localhost:\d+) /.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`npm start ended with exit code ${code}:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
