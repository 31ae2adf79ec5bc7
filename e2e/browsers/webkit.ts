import { spawn } from 'node:child_process';
import { freePort } from '../support/free-port';
import type { Browser, PageTask, Tab } from './tab';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const START_LIMIT_MS = 30_000;
const ASK_EVERY_MS = 50;

export const webkit: Browser = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  programs: [DRIVER, SCREEN],
  openTab,
};

/** As the WebDriver standard numbers them. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };
const SHIFT = '\uE008';

/** One request to the driver; what it gives is the protocol's. */
type Call = <Result>(method: string, path: string, body?: object) => Promise<Result>;

/** WebKitGTK on a screen that is not there, by the WebDriver protocol: a dozen calls, which need no package. */
async function openTab(): Promise<Tab> {
  const port = await freePort();
  const driver = spawn(SCREEN, ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that the screen ends with it.
    detached: true,
  });
  const stop = () => {
    if (driver.pid) process.kill(-driver.pid);
  };
  try {
    const call = await connect(`http://127.0.0.1:${port}`);
    const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      '/session',
      { capabilities: {} },
    );
    const ask: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
    const run = <Args extends readonly unknown[], Result>(task: PageTask<Args, Result>, ...args: Args) =>
      ask<Result>('POST', '/execute/sync', { script: `return (${task})(...arguments)`, args });
    const strike = (actions: KeyAction[]) => ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    return {
      version: capabilities.browserVersion,
      open: (url) => ask('POST', '/url', { url }),
      back: () => ask('POST', '/back', {}),
      // The window gets no narrower than its own bar, some 450 pixels.
      resize: (width, height) => ask('POST', '/window/rect', { width, height }),
      run,
      async click(task, ...args) {
        const element = await run<unknown[], Record<string, string>>(task, ...args);
        await ask('POST', `/element/${Object.values(element)[0]}/click`, {});
      },
      type: (text) => strike([...text].flatMap(downAndUp)),
      press: (key) => strike(key.startsWith('Shift+') ? withShift(keyOf(key.slice(6))) : downAndUp(keyOf(key))),
      close: () => ask('DELETE', '').finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

function downAndUp(value: string): KeyAction[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

function withShift(value: string): KeyAction[] {
  return [{ type: 'keyDown', value: SHIFT }, ...downAndUp(value), { type: 'keyUp', value: SHIFT }];
}

function keyOf(name: string): string {
  const value = KEYS[name];
  if (!value) throw new Error(`KEYS in e2e/browsers/webkit.ts lacks ${name}`);
  return value;
}

async function connect(address: string): Promise<Call> {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await answers(`${address}/status`))) {
    if (Date.now() > limit) throw new Error(`WebKitWebDriver did not answer at ${address}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return async <Result>(method: string, path: string, body?: object) => {
    const response = await fetch(`${address}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
