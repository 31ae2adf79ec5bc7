import { spawn } from 'node:child_process';
import { freePort } from '../support/project-copy';

const START_LIMIT_MS = 30_000;

/** Key codes of the WebDriver standard. */
const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Shift: '\uE008' };

export type Tab = Awaited<ReturnType<typeof openWebKit>>;

/** Starts WebKitGTK on a virtual screen and drives it by WebDriver, whose dozen calls need no package. */
export async function openWebKit() {
  const port = await freePort();
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
  // A process group of its own, so that `stop` ends the virtual screen, too.
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
  const stop = () => driver.pid && process.kill(-driver.pid);

  async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }
  const isReady = () => call('GET', '/status').catch(() => null);
  for (const limit = Date.now() + START_LIMIT_MS; !(await isReady());) {
    if (Date.now() > limit) throw new Error('WebKitWebDriver did not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} }).catch((error: unknown) => {
    stop();
    throw error;
  });
  const ask = <Result>(method: string, path: string, body?: object) => call<Result>(method, `/session/${sessionId}${path}`, body);
  /** Runs a function, or the source of one, in the page. */
  const run = <Args extends unknown[], Result>(task: string | ((...args: Args) => Result), ...args: Args) =>
    ask<Result>('POST', '/execute/sync', { script: `return (${task})(...arguments)`, args });
  const strike = (keys: string[]) => {
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
    return ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] });
  };
  return {
    run,
    open: (url: string) => ask('POST', '/url', { url }),
    back: () => ask('POST', '/back', {}),
    // The window gets no narrower than its own bar, about 450 pixels.
    resize: (width: number, height: number) => ask('POST', '/window/rect', { width, height }),
    async click<Args extends unknown[]>(find: (...args: Args) => unknown, ...args: Args) {
      const element = await run<Args, Record<string, string>>(String(find), ...args);
      await ask('POST', `/element/${Object.values(element)[0]}/click`, {});
    },
    async type(text: string) {
      for (const letter of text) await strike([letter]);
    },
    /** Presses `Enter`, `Shift+Tab` and the like. */
    press: (keys: string) => strike(keys.split('+').map((key) => KEYS[key] ?? key)),
    close: () => ask('DELETE', '').finally(stop),
  };
}
