import type { Page } from '@playwright/test';
import { answerWords } from '@/content/advice/answer-words';
import { appliances } from '@/content/advice/appliances';
import { backup } from '@/content/advice/backup';
import { calculatorPage, formWords, tableWords } from '@/content/advice/backup-calculator';
import { finder, questionWords } from '@/content/advice/battery-finder';
import { fieldWords } from '@/content/controls';
import { guides } from '@/content/navigation';
import { routes } from '@/content/routes';
import type { Appliance } from '@/content/types';
import { answerTo } from '@/lib/advice/answer';
import { calculatorQuestion, readCalculatorValues } from '@/lib/advice/calculator-question';
import type { Pack } from '@/lib/advice/energy';
import { listHouseholds } from '@/lib/advice/loads';
import { getPacks } from '@/lib/advice/packs';
import { questionChatUrl, orderChatUrl } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { householdPath } from '@/lib/paths';
import { expectNoAxeFindings } from '../support/axe';
import { expectTextCanChange } from '../support/layout';
import { watchShifts } from '../support/page-loads';
import { expect, follow, hold, test, untilHydrated } from '../support/site-test';

// The answers themselves are tested in lib/advice; those on home are the calculator's.

const PATH = routes.backupCalculator;
const [PACK] = getPacks().sort((a, b) => a.nominalVolts - b.nominalVolts) as [Pack];
const VOLTS = String(PACK.systemVolts);
/** A household that neither home nor the calculator begins with. */
const SMALL = finder.households.find((id) => id !== finder.defaultHousehold) ?? 'missing';
/** A load that runs for a part of load-shedding. */
const TIMED = appliances.list.find((one) => 'hours' in one) as Appliance;
const CHOSEN = `household=${SMALL}&volts=${VOLTS}`;

const answerOf = (query: string) => answerTo(calculatorQuestion(readCalculatorValues(query)), getPacks());

const panel = (page: Page) => page.getByRole('region', { name: questionWords.household });
const chat = (page: Page) => panel(page).locator('a[href^="https://wa.me/9"][href*="text="]');
const send = (page: Page) => panel(page).getByRole('link', { name: answerWords.send });
const see = (page: Page) => panel(page).getByRole('button', { name: questionWords.see });
const moreHours = (page: Page) => page.getByRole('button', { name: questionWords.moreHours });
const volts = (page: Page, value: string) => page.locator(`[name=volts][value="${value}"]`);
const entry = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label });
const { fields } = formWords;

async function choose(page: Page): Promise<void> {
  await page.locator(`[name=household][value=${SMALL}]`).check();
  await volts(page, VOLTS).check();
}

/** Expects the panel to show and announce the answer to a query, and its chat to say it. */
async function expectAnswer(page: Page, query: string): Promise<void> {
  const { headline, packWords, price, warnings, chat: draft } = answerOf(query);
  for (const part of [headline.figure, headline.below, packWords, price]) {
    await expect(panel(page).getByRole('status').first()).toContainText(part);
  }
  await expect(panel(page).getByRole('status').getByRole('listitem')).toHaveText([...warnings]);
  await expect(chat(page)).toHaveAttribute('href', (draft.isOrder ? orderChatUrl : questionChatUrl)(draft.message));
}

test('before hydration a choice on home hides the answer, and the form’s button leads to its own', async ({ page }) => {
  const release = await hold(page);
  // What advertisers add to the link is no choice.
  await page.goto('/?fbclid=1&gclid=1&utm_source=fb&gad_source=1&srsltid=1&gbraid=1&wbraid=1');
  await expect(chat(page)).toBeVisible();
  const shared = new RegExp(`^https://wa\\.me/\\?text=.*backup-calculator%2F${finder.defaultHousehold}`);
  await expect(send(page)).toHaveAttribute('href', shared);
  await expect(see(page)).toBeHidden();
  await choose(page);
  for (const link of [chat(page), send(page)]) await expect(link).toBeHidden();
  await see(page).click();
  await expect(page).toHaveURL(`${PATH}?${CHOSEN}&hours=${backup.hours.default}`);
  // Until the address is read, the panel shows no answer and no order.
  await expect(panel(page).getByText(questionWords.working)).toBeVisible();
  await expect(panel(page).getByRole('status').first()).toBeHidden();
  await expect(panel(page).locator('a[href^="https://wa.me/"]').filter({ visible: true })).toHaveAttribute(
    'href',
    questionChatUrl(),
  );
  release();
  await expectAnswer(page, CHOSEN);
});

test('what is chosen on home leads to a pack, its order and a page to send on', async ({ visit }) => {
  const page = await visit('/');
  await choose(page);
  await expectAnswer(page, CHOSEN);
  // The first tap selects the figure.
  await entry(page, questionWords.hours).tap();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(entry(page, questionWords.hours)).not.toBeFocused();
  await expectAnswer(page, `${CHOSEN}&hours=7`);
  const shared = new RegExp(`backup-calculator%2F${SMALL}%3Fhours%3D7%26volts%3D${VOLTS}$`);
  await expect(send(page)).toHaveAttribute('href', shared);
});

test('a household and hours lead to an order, too much to the next voltage', async ({ page }) => {
  const release = await hold(page);
  await page.goto(PATH);
  await expectAnswer(page, '');
  // What is chosen before hydration is kept.
  await choose(page);
  await expect(chat(page)).toBeHidden();
  await expect(see(page)).toBeVisible();
  release();
  await untilHydrated(page);
  await expect(page).toHaveURL(`${PATH}?${CHOSEN}`);
  await moreHours(page).click();
  const asked = `${CHOSEN}&hours=${backup.hours.default + 1}`;
  await expectAnswer(page, asked);
  await expect(see(page)).toBeHidden();
  // Hours, price and order stay in sight while the loads are chosen.
  await entry(page, fields.other).scrollIntoViewIfNeeded();
  const bar = page.locator('.answer-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  const { headline, price } = answerOf(asked);
  await expect(bar).toContainText(headline.figure + price);
  await expect(page.locator('#compared')).toBeVisible();
  expect(await bar.locator('a[target]').getAttribute('href')).toBe(await chat(page).getAttribute('href'));

  const tooMuch = String(PACK.systemVolts * PACK.currentLimitAmps);
  await entry(page, fields.other).fill(tooMuch);
  const refused = `${asked}&other=${tooMuch}`;
  await expectAnswer(page, refused);
  const next = String(answerOf(refused).nextVolts);
  const seeNext = fill(answerWords.seeNext, { volts: next });
  await panel(page).getByRole('button', { name: seeNext }).click();
  await expectAnswer(page, refused.replace(`volts=${VOLTS}`, `volts=${next}`));
  await expect(volts(page, next)).toBeFocused();
});

test('the address keeps a choice; a link to the open page starts afresh @browsers', async ({ page, visit }) => {
  // The query of another page does not count either.
  await visit(`/products?household=${SMALL}`);
  await follow(page, guides[0].label, PATH);
  await expectAnswer(page, '');
  await choose(page);
  await expect(page).toHaveURL(`${PATH}?${CHOSEN}`);
  await page.reload();
  await untilHydrated(page);
  await expectAnswer(page, CHOSEN);
  await follow(page, 'Contact', '/contact');
  await page.goBack();
  await expectAnswer(page, CHOSEN);
  await follow(page, guides[0].label, PATH);
  await expectAnswer(page, '');
});

test('what can’t be read stays as typed, with a sentence; buttons add a load and take it away', async ({ page, visit }) => {
  await visit(`${PATH}?${CHOSEN}`);
  const other = entry(page, fields.other);
  await other.fill('۱۲');
  await expectAnswer(page, `${CHOSEN}&other=12`);
  // The last good figure counts, and is what a reload brings back.
  await other.fill('<b>5</b> 💥');
  await expect(other).toHaveAccessibleDescription(
    new RegExp(`${formWords.hints.other} ${fill(fieldWords.figure, { least: 0, most: '20,000' })}`),
  );
  await expectAnswer(page, `${CHOSEN}&other=12`);
  await page.waitForURL(/other=%DB%B1/);
  await other.fill('');
  await expect(other).not.toHaveAttribute('aria-invalid', 'true');
  const [{ id, one, most }] = appliances.list as [Appliance];
  const count = page.locator(`input[name="${id}"][inputmode=decimal]`);
  await count.fill('2.5');
  await expect(count).toHaveAttribute('aria-invalid', 'true');
  for (const [before, button, shown] of [
    ['2.5', formWords.another, '3'],
    ['1', formWords.fewer, '0'],
    [`${most}`, formWords.another, `${most}`],
  ] as const) {
    await count.fill(before);
    await page.getByRole('button', { name: fill(button, { load: one }), exact: true }).click();
    await expect(count).toHaveValue(shown);
  }
});

test('a household’s own page has its answer and is sent on; loads may have hours of their own', async ({ page, visit }) => {
  await visit(`${householdPath(SMALL)}/`);
  await expect(page.locator('h1')).toHaveText(listHouseholds().find(({ id }) => id === SMALL)?.name ?? '');
  await expectAnswer(page, `household=${SMALL}`);
  await volts(page, VOLTS).check();
  await expect(page).toHaveURL(`${PATH}?${CHOSEN}`);
  await expect(send(page)).toHaveAttribute('href', new RegExp(`backup-calculator%2F${SMALL}%3Fvolts%3D${VOLTS}$`));
  await page.getByRole('link', { name: finder.ownLoads }).click();
  await expect(page.locator('h1')).toHaveText(calculatorPage.hero.title);
  await page.getByText(formWords.moreLoads).click();
  await page.locator(`input[name=${TIMED.id}]`).fill('1');
  await entry(page, fill(formWords.runs, { load: TIMED.one })).fill('24');
  await expect(page).toHaveURL(new RegExp(`${TIMED.id}-hours=24`));
  await expectAnswer(page, `${CHOSEN}&${TIMED.id}=1&${TIMED.id}-hours=24`);
});

test('what is sent on is shared, else copied, else shown', async ({ page, context, visit }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(`${PATH}?fan=3`);
  const address = new URL(`${PATH}?fan=3`, page.url()).href;
  const { share: text } = answerOf('fan=3');
  // Playwright's browsers may have no share sheet.
  await page.evaluate(() => {
    const share = (what: object) => Promise.resolve(Object.assign(window, { shared: what }));
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  });
  await send(page).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared);
  expect(shared).toEqual({ text: expect.stringContaining(text), url: address });

  // A second tap while the sheet is open, or if it never says what became of it.
  await page.evaluate(() => {
    const share = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
  });
  await send(page).click();
  await expect(panel(page).getByText('Copied. Paste it into a message.')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await send(page).click();
  await expect(panel(page).getByText('Copied. Paste it into a message.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text} ${address}`);

  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
  await send(page).click();
  await expect(panel(page).getByText(address)).toBeVisible();
  const link = panel(page).getByRole('link', { name: 'Send it on WhatsApp' });
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(address);
  // Another choice makes another text.
  await volts(page, '48').check();
  await expect(link).toBeHidden();
});

test('with notes and cautions axe finds nothing, nothing moves, all fits a narrow screen', async ({ page, visit }) => {
  const shifts = await watchShifts(page);
  await visit(`${PATH}?hours=12&household=fridge&charger=5&mains=2&other=abc#answer`);
  expect(await shifts()).toEqual([]);
  await page.getByText('Charger and losses').click();
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectTextCanChange(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the first answer, the tables and how to read them, and no control that does nothing', async ({ page }) => {
    await page.goto(`${PATH}?${CHOSEN}`);
    const main = page.getByRole('main');
    // Without scripts the answer is not that of the query; it says for which loads it is, and orders nothing.
    await expect(panel(page)).toContainText(answerOf('').headline.figure);
    await expect(panel(page).locator('noscript p')).toContainText(calculatorQuestion(readCalculatorValues('')).loadsText);
    await expect(panel(page).locator('a[href^="https://wa.me/9"]').filter({ visible: true })).toHaveAttribute(
      'href',
      questionChatUrl(),
    );
    // components/advice tests which hours the table has.
    await expect(page.getByRole('table', { name: tableWords.title }).getByRole('row').last()).toBeVisible();
    const { depth, efficiency } = backup.losses.estimate;
    for (const share of [depth, efficiency]) await expect(main).toContainText(`${Math.round(100 * share)}%`);
    await expect(main.locator('select, input, button, details').filter({ visible: true })).toHaveCount(0);
  });
});

test('a change is in the address once the page is hidden, and not in that of the page before', async ({ visit }) => {
  const page = await visit('/about');
  await follow(page, guides[0].label, PATH);
  const search = await moreHours(page).evaluate((button: HTMLElement) => {
    button.click();
    document.dispatchEvent(new Event('visibilitychange'));
    return location.search;
  });
  expect(search).toBe(`?hours=${backup.hours.default + 1}`);
  await moreHours(page).evaluate((button: HTMLElement) => {
    button.click();
    history.back();
  });
  await expect(page).toHaveURL('/about');
  // Longer than `PAUSE_MS`.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL('/about');
});
