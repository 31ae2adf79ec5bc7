import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { expectNoAxeFindings } from '../support/axe';
import { orderText, readChatLink } from '../support/chat';
import { tabTo } from '../support/focus';
import { doubleText, expectNoSidewaysScroll } from '../support/layout';
import { watchShifts } from '../support/page-loads';
import { expect, hold, SCRIPTS, test, untilHydrated } from '../support/site-test';

// The answers themselves are tested in components/advice/answer.test.ts.

const HOUSEHOLD = '2 fans, 4 lights, router';
const SMALL = '?household=small&volts=12';
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
/** The sentences that screen readers announce. */
const said = (page: Page) => answer(page).getByRole('status').first();
const entry = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label });
const openCalculator = (visit: (path: string) => Promise<Page>, query = '') => visit(routes.backupCalculator + query);

test('a household leads to the order, and a refusal to the next voltage', { tag: '@browsers' }, async ({ visit }) => {
  const page = await openCalculator(visit, '?volts=12');
  await expect(said(page)).toHaveText('Choose what must run, or start from a household.');
  await answer(page)
    .getByRole('button', { name: `Start with: ${HOUSEHOLD}` })
    .click();
  await expect(said(page)).toContainText('about 4½ hours (3½ to 5)');
  // The short answer stays in sight while the loads are chosen.
  await entry(page, 'Other, in watts').scrollIntoViewIfNeeded();
  const short = page.getByRole('link', { name: /^12V 100Ah about 4½ hours PKR/ });
  await expect(short).toBeInViewport({ ratio: 1 });
  await short.click();
  const chat = answer(page)
    .getByRole('link', { name: /WhatsApp$/ })
    .first();
  await expect(chat).toBeInViewport({ ratio: 1 });
  expect(readChatLink(await chat.getAttribute('href'))).toEqual({
    number: chatNumbers.orders,
    text: [
      orderText('Alpha Ampere 12V 100Ah Lithium Battery'),
      `Load: ${HOUSEHOLD} (212 W)`,
      'Hours without mains: 4',
      'UPS or inverter: 12V',
      'Estimate: about 4½ hours (3½ to 5)',
    ].join('\n'),
  });

  await entry(page, 'Other, in watts').pressSequentially('1,200');
  await expect(said(page)).toContainText('You need a 24V inverter and a 24V pack. Never put 24V on a 12V UPS.');
  expect(readChatLink(await chat.getAttribute('href'))).toMatchObject({
    number: chatNumbers.questions,
    text: expect.stringMatching(/^Hi! Which battery/),
  });
  await answer(page).getByRole('button', { name: 'See it at 24V' }).click();
  await expect(said(page)).toContainText('24V 100Ah');
});

test('the address keeps the state for a reload and Back; a link starts afresh', { tag: '@browsers' }, async ({ page, visit }) => {
  await openCalculator(visit);
  await answer(page)
    .getByRole('button', { name: `Start with: ${HOUSEHOLD}` })
    .click();
  await page.getByLabel('UPS or inverter voltage').selectOption('24V');
  await page.getByLabel('Hours without mains').selectOption('3');
  await expect(page).toHaveURL(`${routes.backupCalculator}?hours=3&household=small&volts=24`);
  const before = (await said(page).textContent()) ?? '';
  await page.reload();
  await untilHydrated(page);
  await expect(said(page)).toHaveText(before);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(said(page)).toHaveText(before);
  // A link to the open page empties the address, and the form with it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Backup calculator' }).click();
  await expect(page).toHaveURL(routes.backupCalculator);
  await expect(said(page)).toHaveText('Choose what must run, or start from a household.');
  await visit('/products');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Backup calculator$/ })
    .click();
  await expect(page).toHaveURL(routes.backupCalculator);
  await expect(said(page)).toHaveText('Choose what must run, or start from a household.');
});

test('what is chosen before hydration is kept', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(`${routes.backupCalculator}?volts=12`);
  await page.getByLabel('Start from a household').selectOption({ label: HOUSEHOLD });
  await page.getByLabel('Hours without mains').selectOption('2');
  release();
  await expect(said(page)).toContainText('You asked for 2 hours.');
  await expect(page.getByLabel('UPS or inverter voltage')).toHaveValue('12');
});

test('entries are read as people write them; what can’t be read stays, with a sentence beside it', async ({ page, visit }) => {
  await openCalculator(visit, SMALL);
  const other = entry(page, 'Other, in watts');
  await other.fill('۱۲');
  await expect(answer(page).getByRole('definition').first()).toHaveText('224 W');
  await other.fill('<b>5</b> 💥');
  await expect(said(page)).toContainText('about 4½ hours');
  await page.waitForURL(/other=/);
  await page.reload();
  await untilHydrated(page);
  await expect(other).toHaveValue('<b>5</b> 💥');
  await expect(other).toHaveAccessibleDescription(/Enter a number from 0 to 20,000\. Until then we leave it out\.$/);
  await other.fill('');
  await expect(other).not.toHaveAttribute('aria-invalid', 'true');
});

test('the keyboard alone leads from the first field to the order', { tag: '@desktop' }, async ({ page, visit }) => {
  await openCalculator(visit);
  await tabTo(page.getByLabel('UPS or inverter voltage'));
  await page.keyboard.type('12');
  await tabTo(page.getByLabel('Start from a household'));
  await page.keyboard.type('2 fans');
  await tabTo(answer(page).getByRole('link', { name: 'Order on WhatsApp' }));
});

test('a household has a page of its own, which opens with its answer', async ({ page, visit }) => {
  for (const address of ['family', 'family/']) {
    await visit(`${routes.backupCalculator}/${address}`);
    await expect(said(page)).toContainText('24V 100Ah');
    await expect(said(page)).toContainText('about 6 hours (4½ to 7)');
  }
});

test('the hours that a pump runs in a cut are chosen beside its count, and stay in the address', async ({ page, visit }) => {
  await openCalculator(visit, '?household=family&pump1=1&volts=48');
  await expect(said(page)).toContainText('51.2V 100Ah');
  await page.getByText('More appliances').click();
  await page.getByLabel('Hours in a cut').selectOption('All the time');
  await expect(said(page)).toContainText('2 × 51.2V 100Ah');
  await expect(page).toHaveURL(/pump1-hours=24/);
  await page.reload();
  await expect(said(page)).toContainText('2 × 51.2V 100Ah');
});

/** The ways to share an address, in order of preference: the browser's share sheet, the clipboard, the address as text. */
for (const way of ['sheet', 'clipboard', 'neither']) {
  test(`"Send this to someone" shares the address: ${way}`, async ({ page, context, visit }) => {
    if (way === 'clipboard') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((given) => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      const shared = { value: (what: { url: string }) => Promise.resolve(Object.assign(window, { shared: what.url })) };
      if (given === 'sheet') Object.defineProperty(navigator, 'share', shared);
      if (given === 'neither') Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    }, way);
    await openCalculator(visit, `${SMALL}&unknown=1`);
    const address = new URL(routes.backupCalculator + SMALL, page.url()).href;
    await answer(page).getByRole('button', { name: 'Send this to someone' }).click();
    if (way === 'sheet') {
      expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(address);
    } else if (way === 'clipboard') {
      await expect(answer(page).getByText('Copied. Paste it into a message.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
    } else {
      await expect(answer(page).getByText(address)).toBeVisible();
      const link = await answer(page).getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
      expect(decodeURIComponent(link ?? '')).toContain(address);
    }
  });
}

for (const query of ['?hours=12&household=fridge&charger=5&mains=2&other=abc', '?household=ac&volts=12&iron=1&pump1=1']) {
  test(`axe finds nothing, nothing moves, all fits a narrow screen: ${query}`, async ({ page, visit }) => {
    const shifts = await watchShifts(page);
    await openCalculator(visit, `${query}#answer`);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
    await page.getByText('Charger and losses').click();
    await expectNoAxeFindings(page, query);
    const undo = await page.evaluateHandle(doubleText);
    await expectNoSidewaysScroll(page, 'with text at 200 %');
    await undo.evaluate((run) => run());
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'at 320 px');
  });
}

test('the calculator prints the answer and the tables, without the form', async ({ page, visit }) => {
  await openCalculator(visit, SMALL);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('UPS or inverter voltage')).toBeHidden();
  await expect(answer(page)).toContainText('about 4½ hours (3½ to 5)');
  await expect(answer(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'What each pack runs' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the tables, how to read them and a chat, and no control that does nothing', async ({ page }) => {
    await page.goto(`${routes.backupCalculator}${SMALL}#answer`);
    const main = page.getByRole('main');
    const ac = page.getByRole('table', { name: 'What each pack runs' }).getByRole('row', { name: /inverter AC/ });
    await expect(ac).toContainText('Needs a 24V inverter');
    await expect(ac).toContainText('2½ (2–3)');
    for (const text of ['90%', '85%', 'We advise up to 80% of it']) {
      await expect(main).toContainText(text);
    }
    const chat = await main.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    expect(readChatLink(chat).number).toBe(chatNumbers.questions);
    await expect(main.locator('select, input, button, form, details, output').filter({ visible: true })).toHaveCount(0);
  });
});
