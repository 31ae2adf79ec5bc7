import type { Locator, Page } from '@playwright/test';
import { isPayloadOf, isScript, type Fault } from '../support/faulty-line';
import { expect, passLimit, test, untilReady } from '../support/faulty-line-test';

/*
 * The document is the fallback: each file that a tap needs, in each way of being late. A tap shows its sign at once; past
 * the limit the document's own way is taken.
 */
const FAULTS: [name: string, Fault][] = [
  ['lost', 'lost'],
  ['silent', 'hang'],
  ['half', 'half'],
];

/** Taps, and tells whether the next frame shows a sign of it. */
const signInNextFrame = (button: Locator, sign: string) =>
  button.evaluate(async (element, selector) => {
    (element as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return document.querySelector(selector) !== null;
  }, sign);

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(?:Menu|Close)$/ });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Product categories' }).getByRole('button', { name });
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

interface LateFile {
  what: string;
  from: string;
  files: (path: string) => boolean;
  button: (page: Page) => Locator;
  sign: string;
  to: string;
  heading: string;
}

const LATE_FILES: LateFile[] = [
  {
    what: 'a product dialog’s code',
    from: '/products',
    files: isScript,
    button: (page) => page.getByRole('link', { name: '24V 100Ah Lithium Battery' }).first(),
    sign: 'article [aria-busy="true"]',
    to: '/products/24v-100ah-lithium-battery',
    heading: '24V 100Ah Lithium Battery',
  },
  {
    what: 'the quote modal’s code',
    from: '/about',
    files: isScript,
    button: (page) => page.getByRole('banner').getByRole('button', { name: 'Get Quote' }),
    sign: 'form button[aria-busy="true"]',
    to: '/get-quote',
    heading: 'Request a Quote',
  },
  {
    what: 'a link’s payload',
    from: '/about',
    files: isPayloadOf('/contact'),
    button: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
    sign: 'html[data-navigating]',
    to: '/contact',
    heading: 'Talk to the people',
  },
  {
    what: 'a script of a link’s page',
    from: '/about',
    files: isScript,
    button: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }),
    sign: 'html[data-navigating]',
    to: '/contact',
    heading: 'Talk to the people',
  },
];

for (const { what, from, files, button, sign, to, heading } of LATE_FILES) {
  for (const [name, fault] of FAULTS) {
    test(`${what}, ${name}: a sign at once, then ${to} as a document`, async ({ openHydrated, line }) => {
      const page = await openHydrated(from);
      await markDocument(page);
      line.spoil(files, fault);
      if (sign.startsWith('form')) await menuButton(page).click();
      expect(await signInNextFrame(button(page), sign)).toBe(true);
      // What comes of half a file comes now, and not once the time has passed.
      await page.waitForTimeout(300);
      await passLimit(page);
      await expect(page).toHaveURL(new RegExp(`${to}\\??$`));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await isMarked(page)).toBe(false);
      line.restore();
      await page.waitForLoadState();
      await page.goBack();
      await expect(page).toHaveURL(from);
    });
  }
}

test('a link’s opening is announced, and no longer once it is open', async ({ openHydrated, line }) => {
  const page = await openHydrated('/about');
  line.spoil(isPayloadOf('/contact'), 'hang');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Opening the page' })).toBeAttached();
  line.restore();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('status').filter({ hasText: 'Opening the page' })).toHaveCount(0);
});

for (const [name, fault] of [...FAULTS, ['too new for the browser', 'unreadable']] as [string, Fault][]) {
  test(`scripts of the page, ${name}: the next tap loads the page anew, once`, async ({ page, line }) => {
    // The scripts' hashes would refuse what this test makes of them; a browser that can't read one has the right file.
    if (fault === 'unreadable') {
      await page.addInitScript(() => Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { set: () => {} }));
    }
    await page.clock.install();
    line.spoil(isScript, fault);
    await page.goto('/products');
    await expect.poll(() => line.asked.filter(isScript).length).toBeGreaterThan(4);
    await page.waitForTimeout(300);
    await markDocument(page);
    // The first tap waits for the limit, unless the scripts are known to be lost.
    await filter(page, 'Electric Vehicles').click();
    await passLimit(page);
    if (fault === 'hang' || fault === 'half') {
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await filter(page, 'Electric Vehicles').click();
    }
    await page.waitForFunction(() => !('sameDocument' in window));

    // The page reads and orders, and nothing is loaded a second time.
    await expect(page.locator('article a[href^="https://wa.me/"]')).toHaveCount(8);
    await page.waitForTimeout(500);
    await markDocument(page);
    for (const tap of [1, 2]) {
      await filter(page, 'Electric Vehicles').click();
      await passLimit(page);
      expect(await isMarked(page), `tap ${tap}`).toBe(true);
    }
  });
}

test('scripts of the page, silent, with something typed: nothing is loaded anew', async ({ openUnhydrated }) => {
  const page = await openUnhydrated('/backup-calculator');
  await page.getByText('Charger and losses').click();
  await page.getByLabel('Charger, in amps').fill('20');
  await markDocument(page);
  for (let taps = 0; taps < 3; taps += 1) {
    await page.getByRole('main').locator('button[type=button]').first().click();
    await passLimit(page);
  }
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByLabel('Charger, in amps')).toHaveValue('20');
});

test('scripts that come after the limit answer the taps from then on', async ({ openUnhydrated, line }) => {
  const page = await openUnhydrated('/products');
  await filter(page, 'Electric Vehicles').click();
  await passLimit(page);
  line.restore();
  await untilReady(page);
  await expect(page.getByRole('status').filter({ hasText: '8 products' })).toBeVisible();
  await filter(page, 'Electric Vehicles').click();
  await expect(page.getByRole('status').filter({ hasText: '0 products' })).toBeVisible();
});

test('half of each script in the browser’s cache: loaded anew, the page works', async ({ openUnhydrated, line }) => {
  const page = await openUnhydrated('/products', 'half');
  await filter(page, 'Electric Vehicles').click();
  await passLimit(page);
  line.restore();
  await filter(page, 'Electric Vehicles').click();
  await untilReady(page);
  await filter(page, 'Electric Vehicles').click();
  await expect(page.getByRole('status').filter({ hasText: '0 products' })).toBeVisible();
});
