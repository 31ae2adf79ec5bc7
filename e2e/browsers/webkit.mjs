import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const START_LIMIT_MS = 30_000;
const ASK_EVERY_MS = 50;

export const name = 'WebKit';
export const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];
export const programs = [DRIVER, SCREEN];

/** As the WebDriver standard numbers them. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };
const SHIFT = '\uE008';

/** WebKitGTK on a screen that is not there, by the WebDriver protocol: a dozen calls, which need no package. */
export async function openTab() {
  const port = await findFreePort();
  const driver = spawn(SCREEN, ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    // A group of its own, so that the screen ends with it.
    detached: true,
  });
  const stop = () => process.kill(-driver.pid);
  try {
    const call = await connect(`http://127.0.0.1:${port}`);
    const { sessionId, capabilities } = await call('POST', '/session', { capabilities: {} });
    const ask = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
    const run = (task, ...args) => ask('POST', '/execute/sync', { script: `return (${task})(...arguments)`, args });
    const strike = (actions) => ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    return {
      version: capabilities.browserVersion,
      open: (url) => ask('POST', '/url', { url }),
      back: () => ask('POST', '/back', {}),
      // The window gets no narrower than its own bar, some 450 pixels.
      resize: (width, height) => ask('POST', '/window/rect', { width, height }),
      run,
      find: run,
      click: (element) => ask('POST', `/element/${Object.values(element)[0]}/click`, {}),
      type: (text) => strike([...text].flatMap(downAndUp)),
      press: (key) => strike(key.startsWith('Shift+') ? withShift(KEYS[key.slice(6)]) : downAndUp(KEYS[key])),
      close: () => ask('DELETE', '').finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

const downAndUp = (value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }];
const withShift = (value) => [{ type: 'keyDown', value: SHIFT }, ...downAndUp(value), { type: 'keyUp', value: SHIFT }];

async function connect(address) {
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await fetch(`${address}/status`).then(({ ok }) => ok, () => false))) {
    if (Date.now() > limit) throw new Error(`WebKitWebDriver did not answer at ${address}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
