import { chromium, type Locator, type Page } from '@playwright/test';
import { backup } from '@/content/advice/backup';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { contact } from '@/content/pages/contact';
import { notFoundPage } from '@/content/pages/error-pages';
import { notFoundTitle } from '@/content/search';
import { categories } from '@/content/shop/categories';
import { readChatLink } from '../support/chat';
import { allRoutes, pack } from '../support/export';
import { expect, hold, isSameDocument, markDocument, test, untilHydrated } from '../support/site-test';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test(
  'a link opens the top of its page in the same document, fetched on the click; Back returns to the place left',
  { tag: '@browsers' },
  async ({ visit }) => {
    const page = await visit('/about');
    await markDocument(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await footerLink(page, 'Contact').scrollIntoViewIfNeeded();
    await footerLink(page, 'Contact').hover();
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.includes('.txt'))).toEqual([]);
    await footerLink(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(footerLink(page, 'Contact')).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('after a reload, too, Back returns to the place left, on a page higher than the one left', async ({ visit }) => {
  const page = await visit('/products');
  await footerLink(page, 'Contact').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a link with a query opens the page as the query says', async ({ visit }) => {
  const page = await visit(pack.path);
  await markDocument(page);
  const link = page.getByRole('main').locator('a[href^="/backup-calculator?"]').first();
  // The page may have folded it away.
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('[name=volts]:checked')).toHaveValue(/\?volts=(12|24|48)$/.exec(address)?.[1] ?? 'missing');
  expect(await isSameDocument(page)).toBe(true);
});

test('each product link of the footer chooses its part of the catalogue', async ({ page, visit }) => {
  await visit('/about');
  for (const [name, query] of [
    ['Solar Panel Batteries', 'category=solar-batteries&sub=ups%26solar-batteries'],
    ['Solar Inverters', 'category=solar-solutions'],
    ['Motorcycle Batteries', 'category=solar-batteries&sub=automobile-batteries'],
    ['Battery Parts & Accessories', 'category=solar-batteries&sub=battery-accessories'],
  ] as const) {
    await footerLink(page, name).click();
    await expect(page).toHaveURL(`/products?${query}`);
  }
});

/** Taps that change the address, which Next answers by dropping a page on its way. */
const CHANGES: Record<string, [tapFirst: boolean, control: (page: Page) => Locator, isKept: (page: Page) => Promise<void>]> = {
  '/backup-calculator': [
    true,
    (page) => page.getByRole('button', { name: /^One .* more$/ }).first(),
    (page) => expect(page.locator(`[name=${backup.loads[0]?.id}]`)).toHaveValue('1'),
  ],
  '/products': [
    false,
    (page) => page.getByRole('button', { name: categories[1].name }),
    (page) => expect(page.getByRole('button', { name: categories[1].name })).toHaveAttribute('aria-pressed', 'true'),
  ],
};

for (const [path, [tapFirst, control, isKept]] of Object.entries(CHANGES)) {
  test(`${path}: a link wins over a change of the address, which Back shows`, async ({ visit }) => {
    const page = await visit(path);
    await markDocument(page);
    const release = await hold(page, /\/contact\.txt/);
    const link = await footerLink(page, 'Contact').elementHandle();
    // One right after the other, as by two thumbs, and each a task of its own, as the browser does it.
    await control(page).evaluate(
      async (button, [other, first]) => {
        const taps = [button, other] as HTMLElement[];
        for (const element of first ? taps : taps.reverse()) {
          await new Promise((resolve) => setTimeout(resolve));
          element.click();
        }
      },
      [link, tapFirst] as const,
    );
    await expect(page).toHaveURL(/\?/);
    release();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: contact.hero.title })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await isKept(page);
  });
}

/** Each way to a fragment of a page. Next ignores history entries that lack its own state. */
const FRAGMENTS: Record<string, [from: string, follow: (page: Page) => Promise<unknown>]> = {
  '/about#main': ['/about', (page) => page.getByRole('link', { name: 'Skip to content' }).press('Enter')],
  '/backup-calculator#answer': ['/backup-calculator', (page) => page.locator('a[href="#answer"]').click()],
  '/contact#by-hand': ['/contact', (page) => page.evaluate(() => (location.hash = '#by-hand'))],
};

for (const [address, [from, follow]] of Object.entries(FRAGMENTS)) {
  test(`Back to ${address} shows that page`, async ({ visit }) => {
    const page = await visit(from);
    const heading = page.getByRole('heading', { level: 1 });
    const text = (await heading.textContent()) ?? '';
    await markDocument(page);
    await follow(page);
    await expect(page).toHaveURL(address);
    await footerLink(page, 'Products').click();
    await expect(page).toHaveURL('/products');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heading).toHaveText(text);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL('/products');
    await expect(heading).not.toHaveText(text);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('an unknown address gives a 404 with the layout of every page and three links', async ({ page, complaints }) => {
  const response = await page.goto('/products/no-such-battery');
  expect(response?.status()).toBe(404);
  await untilHydrated(page);
  await expect(page).toHaveTitle(notFoundTitle);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.title);
  await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
  const ways = page.getByRole('main').getByRole('link');
  const [products, home, chat, ...others] = await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([products, home, others]).toEqual(['/products', '/', []]);
  expect(readChatLink(chat)).toEqual({ number: chatNumbers.questions, text: null });
  // The browser logs the status of the page.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
  await ways.first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('slashes: /products/ shows the page, doubled ones lead to the clean address or the 404, never to a blank page', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.goto('/products/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const response = await page.goto(`${baseURL}//evil.example/`);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  complaints.length = 0;
  // As on a host that does not merge slashes.
  await page.route(/\d\/\/about\?/, async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}/about` }) }));
  await page.goto(`${baseURL}//about?a=b#c`);
  await expect(page).toHaveURL('/about?a=b#c');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a second page takes from the cache what it shares with the first', async ({ page, visit }) => {
  const open = async (address: string) => {
    await visit(address);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, transferSize }) => ({ file: new URL(name).pathname, transferSize }))
        .filter(({ file }) => /^\/(_next\/static|pictures)\//.test(file)),
    );
  };
  const known = new Set((await open('/')).map(({ file }) => file));
  const shared = (await open('/products')).filter(({ file }) => known.has(file));
  for (const ending of ['.css', '.woff2', '.js']) expect(shared.map(({ file }) => file).join(' ')).toContain(ending);
  expect(shared.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});

test('Back restores each page from the browser’s cache', { tag: ['@desktop', '@full'] }, async ({ launchOptions, baseURL }) => {
  test.slow();
  // Playwright switches the back/forward cache off. This test needs it, and with it the full browser.
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    for (const address of allRoutes) {
      await page.goto(address);
      await untilHydrated(page);
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted)));
      });
      await page.goto('/robots.txt');
      // Not goBack: it waits for a load that a restored page never has.
      await page.evaluate(() => window.history.back());
      await expect(page.locator('html'), address).toHaveAttribute('data-restored', 'true');
    }
  } finally {
    await browser.close();
  }
});
