import type { Page } from '@playwright/test';
import { answerWords, warningWords } from '@/content/advice/answer';
import { backup } from '@/content/advice/backup';
import { formWords, tableWords } from '@/content/advice/backup-calculator';
import { finder } from '@/content/advice/battery-finder';
import { fieldWords } from '@/content/controls';
import { routes } from '@/content/routes';
import type { Load } from '@/content/types';
import { answerTo, type Answer } from '@/lib/advice/answer';
import type { Pack } from '@/lib/advice/energy';
import { getPacks } from '@/lib/advice/packs';
import { readAsked, readQuestion, readState } from '@/lib/advice/query';
import { recommend } from '@/lib/advice/recommend';
import { listHouseholds } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { householdPath } from '@/lib/paths';
import { expectNoAxeFindings } from '../support/axe';
import { readChatLink } from '../support/chat';
import { expectNoSidewaysScroll } from '../support/layout';
import { watchShifts } from '../support/page-loads';
import { expect, hold, SCRIPTS, test, untilHydrated } from '../support/site-test';

// The answers themselves are tested in lib/advice.

const PATH = routes.backupCalculator;
const [PACK] = getPacks().sort((a, b) => a.volts - b.volts) as [Pack];
const VOLTS = String(PACK.systemVolts);
const SMALL = listHouseholds().find(({ id }) => id !== finder.firstHousehold)?.id ?? 'missing';

function answerOf(query: string): Answer {
  const question = readQuestion(readState(query));
  return answerTo(recommend(question, getPacks()), readAsked(readState(query), question), getPacks());
}

const panel = (page: Page) => page.locator('#answer');
/** What screen readers announce. */
const said = (page: Page) => panel(page).getByRole('status').first();
const chat = (page: Page) => panel(page).locator('a[href^="https://wa.me/9"]');
const household = (page: Page, id: string) => page.locator(`[name=household][value=${id}]`);
const volts = (page: Page, value: string) => page.locator(`[name=volts][value="${value}"]`);
const entry = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label });
const { fields } = formWords;

/** Expects the panel to show the answer to a query, and its chat to say it. */
async function expectAnswer(page: Page, query: string): Promise<void> {
  const { headline, pack, price, warnings, chat: draft } = answerOf(query);
  for (const part of [headline.figure, headline.range, pack, price, ...warnings]) await expect(said(page)).toContainText(part);
  expect(readChatLink(await chat(page).getAttribute('href')).text).toBe(draft.message);
}

test(
  'a household, its voltage and hours lead to an order, too much to the next voltage',
  { tag: '@browsers' },
  async ({ visit }) => {
    const page = await visit(PATH);
    await expectAnswer(page, '');
    await household(page, SMALL).check();
    await volts(page, VOLTS).check();
    await page.getByRole('button', { name: formWords.moreHours }).click();
    const asked = `household=${SMALL}&volts=${VOLTS}&hours=${backup.hours.first + 1}`;
    await expectAnswer(page, asked);
    // Hours, price and order stay in sight while the loads are chosen.
    await entry(page, fields.other).scrollIntoViewIfNeeded();
    const bar = page.locator('.answer-bar');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(answerOf(asked).price);
    expect(await bar.locator('a[target]').getAttribute('href')).toBe(await chat(page).getAttribute('href'));

    const tooMuch = String(PACK.systemVolts * PACK.currentLimitAmps);
    await entry(page, fields.other).fill(tooMuch);
    const refused = `${asked}&other=${tooMuch}`;
    await expectAnswer(page, refused);
    const next = String(answerOf(refused).nextVolts);
    await panel(page)
      .getByRole('button', { name: fill(answerWords.seeNext, { volts: next }) })
      .click();
    await expectAnswer(page, refused.replace(`volts=${VOLTS}`, `volts=${next}`));
  },
);

test(
  'the address keeps what was chosen for a reload and Back; a link to the open page starts afresh',
  { tag: '@browsers' },
  async ({ page, visit }) => {
    // Not even with the query of another page.
    await visit(`/products?household=${SMALL}`);
    await page.getByRole('main').locator(`a[href="${PATH}"]`).first().click();
    await expect(page).toHaveURL(PATH);
    await expectAnswer(page, '');
    await household(page, SMALL).check();
    await volts(page, '24').check();
    const query = `household=${SMALL}&volts=24`;
    await expect(page).toHaveURL(`${PATH}?${query}`);
    await page.reload();
    await untilHydrated(page);
    await expectAnswer(page, query);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expectAnswer(page, query);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Backup calculator' }).click();
    await expect(page).toHaveURL(PATH);
    await expectAnswer(page, '');
  },
);

test('what is chosen before hydration is kept, and answered by the form’s own button until then', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(`${householdPath(SMALL)}?volts=${VOLTS}`);
  const see = panel(page).getByRole('button', { name: formWords.see });
  await expect(chat(page)).toBeVisible();
  await household(page, finder.firstHousehold).check();
  await expect(chat(page)).toBeHidden();
  await expect(see).toBeVisible();
  release();
  await expectAnswer(page, `household=${finder.firstHousehold}&volts=${VOLTS}`);
  await expect(see).toBeHidden();
});

test('figures are read as people write them; what can’t be read stays, with a sentence beside it', async ({ page, visit }) => {
  const query = `household=${SMALL}&volts=48`;
  await visit(`${PATH}?${query}`);
  const other = entry(page, fields.other);
  await other.fill('۱۲');
  await expectAnswer(page, `${query}&other=12`);
  await other.fill('<b>5</b> 💥');
  await expectAnswer(page, query);
  await page.waitForURL(/other=%3Cb/);
  await page.reload();
  await untilHydrated(page);
  await expect(other).toHaveValue('<b>5</b> 💥');
  await expect(other).toHaveAccessibleDescription(new RegExp(`${fill(fieldWords.figure, { least: 0, most: '20,000' })}$`));
  await other.fill('');
  await expect(other).not.toHaveAttribute('aria-invalid', 'true');
  // The buttons beside a load add and take away one.
  const [{ id, one }] = backup.loads as [Load];
  const count = page.locator(`input[name="${id}"]`);
  await count.fill('2.5');
  await expect(count).toHaveAttribute('aria-invalid', 'true');
  for (const [button, shown] of [
    [formWords.another, '1'],
    [formWords.another, '2'],
    [formWords.fewer, '1'],
  ] as const) {
    await page.getByRole('button', { name: fill(button, { load: one }), exact: true }).click();
    await expect(count).toHaveValue(shown);
  }
});

test('the hours that a pump runs are chosen beside its count, and stay in the address', async ({ page, visit }) => {
  const query = `household=${SMALL}&pump1=1`;
  await visit(`${PATH}?${query}`);
  await page.getByText(formWords.moreLoads).click();
  await entry(page, fill(formWords.runs, { load: 'pump (1 hp)' })).fill('24');
  await expect(page).toHaveURL(/pump1-hours=24/);
  await expectAnswer(page, `${query}&pump1-hours=24`);
});

test('a household’s own page opens with its answer, and is what is sent on', async ({ page, visit }) => {
  await visit(`${householdPath(SMALL)}/`);
  const { name } = listHouseholds().find(({ id }) => id === SMALL) ?? { name: 'missing' };
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectAnswer(page, `household=${SMALL}`);
  await expect(said(page)).toContainText(fill(warningWords.onlyOn, { volts: '' }).slice(0, 5));
  await volts(page, '24').check();
  await expect(page).toHaveURL(`${PATH}?household=${SMALL}&volts=24`);
  await expect(panel(page).getByRole('link', { name: answerWords.send })).toHaveAttribute(
    'href',
    new RegExp(`backup-calculator%2F${SMALL}%3Fvolts%3D24$`),
  );
});

test('what is sent on is copied where the browser has no share sheet, and shown where nothing may be copied', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await visit(`${PATH}?fan=3`);
  const address = new URL(`${PATH}?fan=3`, page.url()).href;
  const send = panel(page).getByRole('link', { name: answerWords.send });
  await send.click();
  await expect(panel(page).getByText('Copied. Paste it into a message.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);

  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));
  await send.click();
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
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
  await page.getByText('Charger and losses').click();
  await expectNoAxeFindings(page, 'notes and cautions');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, 'at 320 px');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the first answer, the tables and how to read them, and no control that does nothing', async ({ page }) => {
    await page.goto(`${PATH}#answer`);
    const main = page.getByRole('main');
    await expectAnswer(page, '');
    const table = page.getByRole('table', { name: tableWords.title });
    for (const { name } of listHouseholds()) {
      await expect(
        table.getByRole('rowheader', { name: new RegExp(`^${name.replace(/[().]/g, '\\$&')}: [\\d,]+ W$`) }),
      ).toBeVisible();
    }
    const { depth, efficiency } = backup.losses.estimate;
    for (const share of [depth, efficiency]) await expect(main).toContainText(`${Math.round(100 * share)}%`);
    await expect(main.locator('select, input, button, details').filter({ visible: true })).toHaveCount(0);
  });
});
