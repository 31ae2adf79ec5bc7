import { SITE_PORT } from '@/scripts/support/test-environment';
import { enquiry } from '../support/enquiry';
import { allRoutes } from '../support/export';
import { openConnection } from '../support/connection';
import { expect, SCRIPTS, test as base } from '../support/site-test';
import { openWebKit, type Tab } from './webdriver';

/* The main journeys in WebKitGTK, for machines without Playwright's own WebKit. That one runs the tests tagged `@browsers`. */

const SITE = `http://127.0.0.1:${SITE_PORT}`;
const WIDE = [1280, 900] as const;
const NARROW = [460, 900] as const;
const PRODUCT = 'Alpha Ampere 51.2V 100Ah Lithium Battery';

const test = base.extend<object, { tab: Tab }>({
  tab: [
    async ({}, provide) => {
      const tab = await openWebKit();
      await provide(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  // The original would start Chromium.
  complaints: async ({}, provide) => provide([]),
});

type Role = 'link' | 'button' | 'field';

/** Runs in the page. An element is named by its label, or else its text. In an open dialog only its own elements are found. */
function findByName(role: Role, name: string): Element | undefined {
  const kinds = { link: 'a[href]', button: 'button', field: 'input, select, textarea' };
  const root = document.querySelector('[role=dialog]') ?? document.body;
  const found = [...root.querySelectorAll(kinds[role])].find((element) => {
    const [label] = 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : [];
    const shown = [...element.childNodes].filter(
      (child) => !(child instanceof Element) || (child.checkVisibility() && !child.ariaHidden),
    );
    const text = shown.map((child) => child.textContent).join('');
    return (element.getAttribute('aria-label') ?? label?.textContent ?? text).trim() === name && element.checkVisibility();
  });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

const see = <Result>(tab: Tab, expected: Result, task: () => Result) => expect.poll(() => tab.run(task)).toEqual(expected);
const seeAddress = (tab: Tab, address: string) => see(tab, address, () => location.pathname + location.search);
const seeText = (tab: Tab, text: string) => expect.poll(() => tab.run(() => document.body.innerText)).toContain(text);
const seeFocus = (tab: Tab, name: string) =>
  expect
    .poll(() =>
      tab.run(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return (
          element?.getAttribute('aria-label') ??
          element?.labels?.[0]?.textContent ??
          (element as HTMLElement | null)?.innerText.trim()
        );
      }),
    )
    .toBe(name);

/** What has happened in the page since it was opened. */
interface Met {
  violations: string[];
  /** What was sent to the mail service; `posted` for a form that the browser itself would have posted. */
  mails: string[];
  chats: string[];
}

/** Opens a page in which the mail service and chats are replaced. */
async function visit(tab: Tab, path: string, [width, height]: readonly [number, number] = WIDE, origin = SITE): Promise<void> {
  await tab.resize(width, height);
  await tab.open(origin + path);
  await tab.run(() => {
    const met: Met = { violations: [], mails: [], chats: [] };
    Object.assign(window, { met });
    document.addEventListener('securitypolicyviolation', (event) => met.violations.push(event.violatedDirective));
    const { fetch: original } = window;
    window.fetch = (input, init) => {
      if (!String(input).includes('api.emailjs.com')) return original(input, init);
      met.mails.push(String(init?.body));
      return Promise.resolve(new Response('OK'));
    };
    HTMLFormElement.prototype.submit = () => met.mails.push('posted');
    window.open = (address) => {
      met.chats.push(String(address));
      return window;
    };
  });
  if (origin === SITE) await expect.poll(() => tab.run(() => document.documentElement.dataset.scripts)).toBe('ready');
}
const readMet = (tab: Tab) => tab.run(() => (window as unknown as { met?: Met }).met);

async function click(tab: Tab, role: Role, name: string): Promise<void> {
  const isThere = () => tab.run(`(...args) => (${findByName})(...args) !== undefined`, role, name);
  await expect.poll(isThere, `${role} ${name}`).toBe(true);
  await see(tab, 0, () => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await tab.click(findByName, role, name);
}

async function fill(tab: Tab, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await click(tab, 'field', label);
    await tab.type(text);
  }
}

const countCards = () => [...document.querySelectorAll('article')].filter((card) => card.checkVisibility()).length;
const isMenuOpen = () => document.querySelector('#site-menu')?.checkVisibility();

test.afterEach(async ({ tab }) => expect((await readMet(tab))?.violations ?? []).toEqual([]));

test('every page opens, with its pictures', async ({ tab }) => {
  test.slow();
  for (const path of [...allRoutes, '/no-such-page']) {
    await visit(tab, path);
    await tab.run(() => window.scrollTo(0, document.body.scrollHeight));
    await see(tab, 1, () => document.querySelectorAll('h1').length);
    await see(tab, 0, () => document.querySelectorAll('[data-failed]').length);
  }
});

test('the links of the bar open pages in the same document', async ({ tab }) => {
  await visit(tab, '/');
  const links = { Products: '/products', 'About Us': '/about', Contact: '/contact', 'Get Quote': '/get-quote' };
  for (const [label, path] of Object.entries(links)) {
    await click(tab, 'link', label);
    await seeAddress(tab, path);
  }
  await tab.back();
  await seeAddress(tab, '/contact');
  expect(await readMet(tab)).toBeTruthy();
});

test('the filter narrows the catalogue, Back widens it; the carousel goes round', async ({ tab }) => {
  await visit(tab, '/products');
  await click(tab, 'button', 'LiFePO4 Solar Batteries');
  await click(tab, 'button', 'Automobile Batteries');
  await seeText(tab, '2 products in Automobile Batteries');
  await see(tab, 2, countCards);
  await seeAddress(tab, '/products?category=solar-batteries&sub=automobile-batteries');
  await click(tab, 'button', 'Beyond Batteries');
  await seeText(tab, 'No products found in this category yet.');
  await tab.back();
  await see(tab, 2, countCards);
  await click(tab, 'button', 'All Products');
  const seeSlide = (name: string) =>
    expect
      .poll(() => tab.run(() => document.querySelector('article [aria-roledescription=slide]:not([hidden])')?.ariaLabel))
      .toBe(name);
  await click(tab, 'button', 'Previous picture');
  await seeSlide('3 of 3');
  await click(tab, 'button', 'Next picture');
  await seeSlide('1 of 3');
});

test('a product’s dialog opens, holds the focus and gives it back', async ({ tab }) => {
  await visit(tab, '/products');
  await click(tab, 'link', PRODUCT);
  await seeAddress(tab, '/products/51-2v-100ah-lithium-battery');
  await seeFocus(tab, 'Close');
  await tab.press('Shift+Tab');
  await seeFocus(tab, 'Order on WhatsApp');
  await tab.press('Tab');
  await seeFocus(tab, 'Close');
  await see(tab, 'hidden', () => getComputedStyle(document.body).overflowY);
  await tab.press('Escape');
  await seeFocus(tab, PRODUCT);
  await seeAddress(tab, '/products');
});

test('the menu opens by keyboard, closes by Escape and leads on', async ({ tab }) => {
  await visit(tab, '/about', NARROW);
  for (const stop of ['Skip to content', 'ALPHA AMPERE', 'Menu']) {
    await tab.press('Tab');
    await seeFocus(tab, stop);
  }
  await tab.press('Enter');
  await see(tab, true, isMenuOpen);
  await tab.press('Escape');
  await see(tab, false, isMenuOpen);
  await seeFocus(tab, 'Menu');
  await tab.press('Enter');
  await tab.press('Tab');
  await seeFocus(tab, 'Home');
  await tab.press('Enter');
  await seeAddress(tab, '/');
  await see(tab, false, isMenuOpen);
});

test('the quote form says what is missing, and sends its email', async ({ tab }) => {
  await visit(tab, '/get-quote');
  await click(tab, 'button', 'Send Quote Request');
  await seeFocus(tab, 'Full Name');
  await seeText(tab, 'Enter your name.');
  const { user_name, user_email, subject } = enquiry;
  await fill(tab, { 'Full Name': user_name, 'Email Address': user_email, Subject: subject, 'Project Details': 'Four fans' });
  await click(tab, 'button', 'Send Quote Request');
  await seeText(tab, 'Email Sent Successfully');
  expect((await readMet(tab))?.mails).toEqual([expect.stringContaining(`"user_name":"${user_name}"`)]);
});

test('the quote modal sends, closes and leaves its toast', async ({ tab }) => {
  await visit(tab, '/', NARROW);
  await click(tab, 'button', 'Menu');
  await click(tab, 'button', 'Get Quote');
  await fill(tab, { Name: 'Bilal', Email: 'bilal@example.com', Subject: 'Bike battery', Message: 'For a 125.' });
  await click(tab, 'button', 'Send Email');
  await seeText(tab, 'Email sent successfully!');
  await seeFocus(tab, 'Menu');
  expect((await readMet(tab))?.mails).toHaveLength(1);
});

test('the contact form opens the chat with what was typed', async ({ tab }) => {
  await visit(tab, '/contact');
  await fill(tab, {
    'Full Name': enquiry.user_name,
    'Email Address': enquiry.user_email,
    'Battery Type': 'Custom',
    'Additional Details': 'Four fans',
  });
  await click(tab, 'button', 'Send on WhatsApp');
  await seeText(tab, 'Quote request sent!');
  const [chat = ''] = (await readMet(tab))?.chats ?? [];
  expect(new URL(chat).searchParams.get('text')).toBe(
    'Hi! I would like a quote.\nName: Ayesha Khan\nEmail: ayesha@example.com\nBattery type: Custom Solution\nMessage: Four fans',
  );
});

test('the calculator reads its address, and answers', async ({ tab }) => {
  await visit(tab, '/backup-calculator?hours=2&household=ac&volts=24');
  await seeText(tab, '2 × 24V 100Ah');
});

for (const scriptsCome of [true, false]) {
  test(`a form sent before hydration is ${scriptsCome ? 'queued, and sent by the page' : 'posted plainly'}; the menu opens`, async ({
    tab,
  }) => {
    const connection = await openConnection();
    connection.disturb(SCRIPTS, 'hang');
    await visit(tab, '/get-quote', NARROW, connection.url);
    await click(tab, 'button', 'Menu');
    await see(tab, true, isMenuOpen);
    await tab.press('Escape');
    await fill(tab, { 'Full Name': 'Ayesha', 'Email Address': 'a@example.com', Subject: '24V', 'Project Details': 'Four fans' });
    await click(tab, 'button', 'Send Quote Request');
    await see(tab, 'true', () => document.querySelector('main [type=submit]')?.ariaBusy);
    if (scriptsCome) connection.restore();
    await expect
      .poll(async () => (await readMet(tab))?.mails)
      .toEqual([scriptsCome ? expect.stringContaining('Ayesha') : 'posted']);
    await connection.close();
  });
}
