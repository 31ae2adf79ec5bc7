import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { pack } from './export';
import { openMailbox } from './mailbox';

interface SiteFixtures {
  /** Toasts stay, as under a pointer: a busy machine may take longer to look at them than they would. */
  toastsStay: boolean;
  /** Opens a page of the site, waits until it is hydrated, and marks the document. */
  visit: (path: string) => Promise<Page>;
  /** Errors of the page, its console and its policy. A test fails if any is left, so one that provokes an error removes it. */
  complaints: string[];
  /** The stand-in for the mail service. Without it no request to the service is answered. */
  mail: Awaited<ReturnType<typeof openMailbox>>;
  /** The chats opened so far. Without this fixture they lead to an error page. */
  chats: string[];
}

export const test = base.extend<SiteFixtures>({
  toastsStay: [true, { option: true }],
  page: async ({ page, toastsStay }, provide) => {
    if (toastsStay) {
      await page.addInitScript(() => {
        const move = () => new PointerEvent('pointermove', { bubbles: true });
        setInterval(() => document.querySelector('[role="region"] li')?.dispatchEvent(move()), 100);
      });
    }
    await provide(page);
  },
  complaints: [
    async ({ page, browserName }, provide) => {
      const complaints: string[] = [];
      // Only Chromium reports the policy's violations to Playwright by itself.
      if (browserName !== 'chromium') {
        await page.addInitScript(() =>
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective)),
        );
      }
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await provide(complaints);
      expect(complaints, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.goto(path);
      await untilHydrated(page);
      await markDocument(page);
      return page;
    });
  },
  mail: async ({ context }, provide) => provide(await openMailbox(context)),
  chats: async ({ context }, provide) => {
    const chats: string[] = [];
    await context.route('https://wa.me/**', (route) => {
      chats.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
    });
    await provide(chats);
  },
});

/** Waits for hydration. Returns at once: an expectation would look again after up to a second. */
export const untilHydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.scripts === 'ready');

/** Waits until headings have the site's typeface, which is fetched once the page is hydrated. */
export const untilTypeface = (page: Page) =>
  page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === 'archivo' && status === 'loaded'));

/** Holds back the files, if not said otherwise the scripts, that the page asks for from now on. Returns a function that lets them through. */
export async function hold(page: Page, files: string | RegExp = SCRIPTS): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js$/;

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
export const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Where a part stands in the window. */
export const boxOf = (part: Locator) => part.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON());

export const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** Marks the document, so that `isSameDocument` can tell it from a new one. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { markOfTest: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'markOfTest' in window);
export const expectSameDocument = async (page: Page) => expect(await isSameDocument(page)).toBe(true);

export const menuButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^(?:Menu|Close)$/ });

/** A link of the footer. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Follows a link of the footer to its page. */
export async function follow(page: Page, name: string, address: string): Promise<void> {
  await footerLink(page, name).click();
  await expect(page).toHaveURL(address);
}

/** Goes back, and expects this address. */
export async function goBack(page: Page, address: string) {
  await page.goBack();
  await expect(page).toHaveURL(address);
}

/** Waits until no control waits for a file. */
export const untilIdle = (page: Page) => expect(page.locator('[aria-busy]')).toHaveCount(0);

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu' });

/** What is announced with these words. */
export const statusOf = (within: Page | Locator, hasText: string | RegExp): Locator =>
  within.getByRole('status').filter({ hasText });

/** The button of a category, or all buttons of the row. */
export const categoryButton = (page: Page, name?: string): Locator =>
  page.getByRole('group', { name: 'Product categories' }).getByRole('button', { name });

/** The computed value of a property, of each part. */
export const stylesOf = (parts: Locator, property: string): Promise<string[]> =>
  parts.evaluateAll((all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)), property);

export const cardOf = (page: Page, name = pack.name): Locator => page.getByRole('article', { name, exact: true });

/** Opens the dialog of a product from its card. */
export async function openProduct(page: Page, name = pack.name): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Taps "Get Quote" in the menu, as on a phone. */
export async function tapQuote(page: Page): Promise<void> {
  await menuButton(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
}

/** Opens the quote modal. */
export async function openModal(page: Page): Promise<Locator> {
  await tapQuote(page);
  const modal = page.getByRole('dialog', { name: 'Get a Quote', exact: true });
  await expect(modal).toBeVisible();
  return modal;
}

/** Closes a dialog by Escape. */
export async function escapeFrom(dialog: Locator) {
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

/** Expects one toast, with exactly these lines of text. */
export const expectToast = (page: Page, ...lines: string[]) =>
  expect(toasts(page)).toHaveText([lines.join(' ')], { useInnerText: true });

export { expect };

/** Changes a page as Chrome's translation does: it wraps each text in two `font` elements. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    for (const node of nodes) {
      if (!node.data.trim() || node.parentElement?.closest('script')) continue;
      const outer = document.createElement('font');
      node.replaceWith(outer);
      outer.appendChild(document.createElement('font')).textContent = node.data;
    }
  });
