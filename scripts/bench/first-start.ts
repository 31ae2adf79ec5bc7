import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../support/paths.mjs';
import { createResults, resultsTable, type Results, type Section } from './tables';

const ASK_AGAIN_MS = 100;
const ROW = 'fresh clone';

/** How long somebody waits who has just cloned the project, what is committed of it: for packages, then for the site. */
export async function measureFirstStart(rounds: number): Promise<Section> {
  const results = createResults();
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`First start, round ${round} of ${rounds}`);
    // Outside the project, whose packages Node would find.
    const folder = mkdtempSync(path.join(tmpdir(), 'first-start-'));
    try {
      await startOnce(folder, results);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const title = `The first start of a clone, npm's own cache as it is: medians of ${rounds} (range)`;
  return { name: 'start', title, table: resultsTable('start', results), results };
}

async function startOnce(folder: string, results: Results): Promise<void> {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim();
  execFileSync('git', ['clone', '--quiet', '--no-checkout', projectRoot, folder], { stdio: 'inherit' });
  execFileSync('git', ['checkout', '--quiet', '--detach', head], { cwd: folder, stdio: 'inherit' });

  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port) };
  // Settings of this shell are not those of somebody who has just cloned the project.
  const ours = Object.keys(env).filter((name) => /^(NODE_ENV$|NEXT_PUBLIC_)/.test(name));
  for (const name of ours) Reflect.deleteProperty(env, name);
  const options = { cwd: folder, env };

  let began = performance.now();
  const readWatch = () => (performance.now() - began) / 1000;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { ...options, stdio: 'inherit' });
  results.add(ROW, 'packages s', readWatch());

  began = performance.now();
  // What `npm start` runs, without a shell between that would keep the signal for itself.
  const server = spawn(process.execPath, ['scripts/start.mjs'], { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    const site = `http://localhost:${port}`;
    const html = await untilAnswered(site, () => server.exitCode ?? server.signalCode);
    results.add(ROW, 'from npm start to the first page s', readWatch());
    for (const picture of namedPictures(html)) {
      const { ok } = await fetch(site + picture);
      results.add(ROW, 'pictures that answer?', Number(ok));
    }
  } finally {
    server.kill();
    await ended;
  }
}

async function untilAnswered(site: string, hasEnded: () => number | string | null): Promise<string> {
  for (;;) {
    const response = await fetch(site).catch(() => undefined);
    if (response?.ok) return response.text();
    if (hasEnded() !== null) throw new Error(`npm start ended with ${hasEnded()}; see above.`);
    await wait(ASK_AGAIN_MS);
  }
}

/** The paths of all pictures in a page: in `src`, in source sets, in data for search engines. */
export function namedPictures(html: string): string[] {
  const withoutHosts = html.replace(/https?:\/\/[^/"\s]+/g, '');
  const named = withoutHosts.match(/(?<=["\s,(])\/[^\s"',()<>]+\.(?:avif|webp|jpe?g|png|svg|ico)\b/g) ?? [];
  return [...new Set(named)];
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
