import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { bundleScript } from '../support/bundle-script';

const values = { VERSION: '2', PAGES: ['/', '/about'], FILES: ['/_next/static/a.js'], KEPT: 'kept', NOT_KEPT: 'Not kept' };
const PAGE = '<script src="/_next/static/a.js">';

/** Runs a worker with a cache in memory, a network that `answer` stands for, and timers that end at once. */
function startWorker(
  answer: (path: string) => Response | Promise<Response>,
  connection?: object,
  code = bundleScript('scripts/build/service-worker.ts', values),
) {
  const listeners: Record<string, (event: object) => void> = {};
  const fetched: string[] = [];
  const timers: number[] = [];
  /** Requests without an answer. */
  let pending = 0;
  const kept = new Map<string, Map<string, Response>>([
    ['alpha-ampere-1', new Map()],
    ['alpha-ampere-2', new Map()],
  ]);
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({ put: async (path: string, response: Response) => kept.get(name)?.set(path, response) }),
    match: async (path: string) => [...kept.values()].flatMap((cache) => cache.get(path)?.clone() ?? [])[0],
  };
  const registration = { unregister: jest.fn() };
  const addEventListener = (type: string, listener: (event: object) => void) => (listeners[type] = listener);
  runInNewContext(code, {
    self: { addEventListener },
    addEventListener,
    registration,
    navigator: { connection },
    location: { origin: 'https://site.example' },
    fetch: async (asked: string | { url: string }) => {
      const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
      fetched.push(path);
      pending += 1;
      return Promise.resolve(answer(path)).finally(() => (pending -= 1));
    },
    setTimeout: (run: () => void, milliseconds: number) => {
      timers.push(milliseconds);
      setTimeout(run);
    },
    caches,
    Response,
    Headers,
    URL,
  });
  return {
    fetched,
    timers,
    kept,
    caches,
    registration,
    /** Sends an event, and waits for the work that it causes, unless the network was left hanging. */
    async send(type: string, path = '/', mode = 'no-cors') {
      const work: unknown[] = [];
      let answered: Promise<Response> | undefined;
      listeners[type]?.({
        request: { method: 'GET', mode, url: `https://site.example${path}` },
        waitUntil: (until: unknown) => work.push(until),
        respondWith: (response: Promise<Response>) => (answered = response),
      });
      const response = await answered;
      if (!answered || pending === 0) await Promise.all(work);
      return response;
    },
  };
}

const ofType = (type: string, body: string) => new Response(body, { headers: { 'Content-Type': type } });
const fromSite = (path: string) => (path.endsWith('.js') ? ofType('text/javascript', 'x') : ofType('text/html', PAGE));

test('a first visit keeps the pages and their files, but fetches nothing for who saves data', async () => {
  for (const connection of [undefined, { saveData: false }, { saveData: true }]) {
    // As from a host that adds a slash: browsers refuse a redirected response for a navigation.
    const worker = startWorker((path) => Object.defineProperty(fromSite(path), 'redirected', { value: true }), connection);
    await worker.send('install');
    expect(worker.fetched).toEqual(connection?.saveData ? [] : ['/', '/about', '/_next/static/a.js']);
    for (const [, kept] of worker.kept.get('alpha-ampere-2') ?? []) expect(kept.redirected).toBe(false);
  }
});

test.each([
  ['has gone', new Response('', { status: 404 })],
  ['is the log-in page of a Wi-Fi', ofType('text/html', '<h1>Log in</h1>')],
])('a version of which a page %s is not installed', async (_, answer) => {
  const worker = startWorker((path) => (path === '/about' ? answer : fromSite(path)));
  await expect(worker.send('install')).rejects.toThrow('/about');
});

test('an update removes what older versions kept', async () => {
  const worker = startWorker(fromSite);
  await worker.send('activate');
  expect([...worker.kept.keys()]).toEqual(['alpha-ampere-2']);
});

test('a retired worker deletes all that is kept, and itself', async () => {
  const worker = startWorker(fromSite, undefined, readFileSync('public/sw-retired.js', 'utf8'));
  await worker.send('activate');
  expect([...worker.kept.keys()]).toEqual([]);
  expect(worker.registration.unregister).toHaveBeenCalled();
});

test('files are kept, but for empty ones and pages in their place', async () => {
  const bodies = ['x', '', PAGE];
  const worker = startWorker((path) =>
    ofType(path.endsWith('2.js') ? 'text/html' : 'text/javascript', bodies[Number(path.at(-4))] ?? ''),
  );
  const folders = ['/_next/static', '/pictures'];
  for (const folder of folders) for (const index of bodies.keys()) await worker.send('fetch', `${folder}/${index}.js`);
  expect([...(worker.kept.get('alpha-ampere-2')?.keys() ?? [])]).toEqual(folders.map((folder) => `${folder}/0.js`));
});

test('the network has four seconds for a page that is kept, with any query, and no limit for others', async () => {
  const worker = startWorker((path) => new Promise((resolve) => path === '/new' && setTimeout(resolve, 50, fromSite(path))));
  worker.kept.get('alpha-ampere-2')?.set('/about', ofType('text/html', 'the kept page'));
  expect(await (await worker.send('fetch', '/about?from=a', 'navigate'))?.text()).toBe('the kept page');
  expect(worker.timers).toEqual([4000]);
  expect(await (await worker.send('fetch', '/new', 'navigate'))?.text()).toBe(PAGE);
});

test('a new version of a page is shown at once and kept; an error of the host shows the kept page, marked, and no other does', async () => {
  const errors = [404, 500, 502, 503, 504, 508].map((status) => new Response('', { status }));
  const answers = [ofType('text/html', `${PAGE} new`), ...errors];
  const worker = startWorker(async () => answers.shift() ?? Promise.reject(new TypeError('offline')));
  worker.kept.get('alpha-ampere-2')?.set('/about', ofType('text/html', `${PAGE} old`));
  const open = async () => {
    const page = await worker.send('fetch', '/about', 'navigate');
    return `${await page?.text()} ${page?.headers.get('Server-Timing') ?? ''}`;
  };
  const fresh = `${PAGE} new `;
  const kept = `${PAGE} new kept`;
  const shown = [];
  for (let turn = 0; turn < 8; turn += 1) shown.push(await open());
  expect(shown).toEqual([fresh, ' ', kept, kept, kept, kept, kept, kept]);
});

test('storage that is refused does not disturb a visitor with a connection', async () => {
  const worker = startWorker(fromSite);
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
  Object.assign(worker.caches, { keys: refuse, open: refuse, match: refuse });
  for (const type of ['install', 'activate']) await worker.send(type);
  expect(await (await worker.send('fetch', '/about', 'navigate'))?.text()).toBe(PAGE);
  expect(await (await worker.send('fetch', '/_next/static/a.js'))?.text()).toBe('x');
});
