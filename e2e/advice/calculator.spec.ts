import type { Page } from '@playwright/test';
import { backup } from '@/content/advice/backup';
import { answerWords, formWords, messageWords } from '@/content/advice/backup-calculator';
import { finder, finderWords, householdPage, readoutWords } from '@/content/advice/battery-finder';
import { figureWords } from '@/content/advice/figure-words';
import { routes } from '@/content/routes';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import type { Load } from '@/content/types';
import { answerTo, type SentenceKind } from '@/lib/advice/answer';
import { sumLoads } from '@/lib/advice/energy';
import { getBackupPacks, type CataloguePack } from '@/lib/advice/packs';
import { readState } from '@/lib/advice/query';
import { describeLoads, inWatts, listHouseholds } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { groupThousands } from '@/lib/format/price';
import { householdPath } from '@/lib/paths';
import { expectNoAxeFindings } from '../support/axe';
import { orderText, readChatLink } from '../support/chat';
import { tabTo } from '../support/focus';
import { doubleText, expectNoSidewaysScroll } from '../support/layout';
import { watchShifts } from '../support/page-loads';
import { expect, hold, SCRIPTS, test, untilHydrated } from '../support/site-test';

// The answers themselves are tested in components/advice/answer.test.ts.

/** The household that the page offers to start from. */
const [, START = { id: '', counts: {} }] = backup.households;
const { counts } = START;
const HOUSEHOLD = describeLoads(counts);
/** One that has a page. */
const SHARED = finder.households.find((id) => id !== START.id) ?? 'missing';
const { watts } = sumLoads(counts);
const [PACK] = getBackupPacks() as [CataloguePack];
const VOLTS = PACK.systemVolts;
const SMALL = `?household=${START.id}&volts=${VOLTS}`;
/** A sentence of the answer to a query; the first one where no pack takes the load. */
const sentence = (kind: SentenceKind, query: string) => {
  const { sentences } = answerTo(readState(query), getBackupPacks());
  return (sentences.find(([one]) => one === kind) ?? sentences[0])?.[1] ?? 'missing';
};
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
/** The sentences that screen readers announce. */
const said = (page: Page) => answer(page).getByRole('status').first();
const entry = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label });
const openCalculator = (visit: (path: string) => Promise<Page>, query = '') => visit(routes.backupCalculator + query);

test('digits typed faster than Next takes in the address all stay', async ({ visit }) => {
  const page = await openCalculator(visit);
  // As on a slow phone: Next puts an address back when the next one is written already. It marks its own changes.
  await page.evaluate(() => {
    const next = history.replaceState;
    let delay = 0;
    history.replaceState = (state, ...rest) => {
      if (state?.__NA) return next.call(history, state, ...rest);
      History.prototype.replaceState.call(history, state, ...rest);
      setTimeout(() => next.call(history, state, ...rest), (delay += 1000));
    };
  });
  const field = entry(page, 'Other, in watts');
  await field.focus();
  for (const digit of '12') {
    await page.keyboard.press(digit);
    await page.waitForFunction((typed) => location.search.endsWith(typed), digit);
  }
  await page.waitForFunction(() => location.search === '?other=1');
  await page.waitForTimeout(300);
  await page.keyboard.press('3');
  await expect(page).toHaveURL(`${routes.backupCalculator}?other=123`);
  await expect(field).toHaveValue('123');
});

test('a household leads to the order, and a refusal to the next voltage', { tag: '@browsers' }, async ({ visit }) => {
  const page = await openCalculator(visit, `?hours=1&volts=${VOLTS}`);
  await expect(said(page)).toHaveText(answerWords.nothing);
  await answer(page)
    .getByRole('button', { name: fill(answerWords.startFrom, { household: HOUSEHOLD }) })
    .click();
  await expect(said(page)).toContainText(sentence('hours', `${SMALL}&hours=1`));
  // The short answer stays in sight while the loads are chosen.
  await entry(page, 'Other, in watts').scrollIntoViewIfNeeded();
  const short = page.getByRole('link', { name: new RegExp(`^${PACK.shortName} about .*${PACK.price}$`) });
  await expect(short).toBeInViewport({ ratio: 1 });
  await short.click();
  const chat = answer(page)
    .getByRole('link', { name: /WhatsApp$/ })
    .first();
  await expect(chat).toBeInViewport({ ratio: 1 });
  expect(readChatLink(await chat.getAttribute('href'))).toEqual({
    number: chatNumbers.orders,
    text: [
      orderText(PACK.name),
      fill(messageWords.load, { loads: HOUSEHOLD, watts: groupThousands(watts) }),
      fill(messageWords.hours, { hours: 1 }),
      fill(messageWords.volts, { volts: `${VOLTS}V` }),
      fill(messageWords.estimate, { hours: sentence('hours', `${SMALL}&hours=1`) }),
    ].join('\n'),
  });

  const tooMuch = PACK.volts * PACK.currentLimitAmps;
  await entry(page, 'Other, in watts').pressSequentially(String(tooMuch - watts));
  expect(readChatLink(await chat.getAttribute('href'))).toMatchObject({
    number: chatNumbers.questions,
    text: expect.stringContaining(messageWords.question),
  });
  const { nextVolts } = answerTo(readState(`?other=${tooMuch}&volts=${VOLTS}`), getBackupPacks());
  await answer(page)
    .getByRole('button', { name: fill(answerWords.seeNext, { volts: String(nextVolts) }) })
    .click();
  await expect(said(page)).toContainText(sentence('name', `?hours=1&other=${tooMuch}&volts=${nextVolts}`));
});

test(
  'the address keeps the state for a reload and Back; a link to the open page starts afresh',
  { tag: '@browsers' },
  async ({ page, visit }) => {
    await openCalculator(visit);
    await answer(page)
      .getByRole('button', { name: fill(answerWords.startFrom, { household: HOUSEHOLD }) })
      .click();
    await page.getByLabel('UPS or inverter voltage').selectOption('24V');
    await page.getByLabel(formWords.hours).selectOption('3');
    await expect(page).toHaveURL(`${routes.backupCalculator}?hours=3&household=${START.id}&volts=24`);
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
    await expect(said(page)).toHaveText(answerWords.nothing);
  },
);

test('a link from another page starts afresh', { tag: '@browsers' }, async ({ visit }) => {
  // Not even with the query of that page.
  const page = await visit(`/products${SMALL}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Backup calculator$/ })
    .click();
  await expect(page).toHaveURL(routes.backupCalculator);
  await expect(said(page)).toHaveText(answerWords.nothing);
});

test('the buttons beside a load say whether they add or take away one', async ({ page, visit }) => {
  await openCalculator(visit);
  const [{ id, one }] = backup.loads as [Load];
  for (const [button, count] of [
    [formWords.another, '1'],
    [formWords.another, '2'],
    [formWords.fewer, '1'],
  ] as const) {
    await page.getByRole('button', { name: fill(button, { load: one }), exact: true }).click();
    await expect(page.locator(`input[name="${id}"]`)).toHaveValue(count);
  }
});

test('what is chosen before hydration is kept', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(`${routes.backupCalculator}?volts=${VOLTS}`);
  await page.getByLabel('Start from a household').selectOption({ label: HOUSEHOLD });
  await page.getByLabel(formWords.hours).selectOption('2');
  release();
  await expect(said(page)).toContainText(sentence('note', `${SMALL}&hours=2`));
  await expect(page.getByLabel('UPS or inverter voltage')).toHaveValue(String(VOLTS));
});

test('entries are read as people write them; what can’t be read stays, with a sentence beside it', async ({ page, visit }) => {
  await openCalculator(visit, SMALL);
  const other = entry(page, 'Other, in watts');
  await other.fill('۱۲');
  await expect(answer(page).getByRole('definition').first()).toHaveText(inWatts(watts + 12));
  await other.fill('<b>5</b> 💥');
  await expect(said(page)).toContainText(sentence('hours', SMALL));
  // The first entry has put `other=` into the address already.
  await page.waitForURL(/other=%3Cb/);
  await page.reload();
  await untilHydrated(page);
  await expect(other).toHaveValue('<b>5</b> 💥');
  await expect(other).toHaveAccessibleDescription(new RegExp(`${fill(figureWords.wrong, { least: 0, most: '20,000' })}$`));
  await other.fill('');
  await expect(other).not.toHaveAttribute('aria-invalid', 'true');
  // A count that is none is not turned into another.
  const [{ label, one, most }] = backup.loads as [Load];
  const fans = entry(page, label);
  await fans.fill('');
  await fans.pressSequentially('2.5');
  await expect(fans).toHaveValue('2.5');
  await expect(fans).toHaveAccessibleDescription(fill(figureWords.count, { most, count: 2 }));
  await page.getByRole('button', { name: fill(formWords.another, { load: one }) }).click();
  await expect(fans).toHaveValue('3');
});

test('the keyboard alone leads from the first field to the order', { tag: '@desktop' }, async ({ page, visit }) => {
  await openCalculator(visit);
  await tabTo(page.getByLabel('UPS or inverter voltage'));
  await page.keyboard.type(String(VOLTS));
  await tabTo(page.getByLabel('Start from a household'));
  await page.keyboard.type(HOUSEHOLD.slice(0, 6));
  await tabTo(answer(page).getByRole('link', { name: 'Order on WhatsApp' }));
});

test('the hours that a pump runs in a cut are chosen beside its count, and stay in the address', async ({ page, visit }) => {
  const query = `?household=${SHARED}&pump1=1`;
  await openCalculator(visit, query);
  await expect(said(page)).toContainText(sentence('hours', query));
  await page.getByText('More appliances').click();
  await page.getByLabel(formWords.runs).selectOption('All the time');
  await expect(page).toHaveURL(/pump1-hours=24/);
  await expect(said(page)).toContainText(sentence('hours', `${query}&pump1-hours=24`));
  await page.reload();
  await expect(said(page)).toContainText(sentence('hours', `${query}&pump1-hours=24`));
});

test('a household has a page of its own, which opens with its answer; its form is folded', async ({ page, visit }) => {
  await visit(`${householdPath(SHARED)}/`);
  const name = listHouseholds().find(({ id }) => id === SHARED)?.name ?? 'missing';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(said(page)).toContainText(sentence('hours', `?household=${SHARED}`));
  const { recommendation } = answerTo(readState(`?household=${SHARED}`), getBackupPacks());
  const onlyOn = fill(readoutWords.onlyOn, {
    volts: recommendation.kind === 'pack' ? recommendation.suggestion.pack.systemVolts : 0,
  });
  await expect(said(page)).toContainText(onlyOn);
  await page.getByText(householdPage.change).click();
  await page.getByLabel('UPS or inverter voltage').selectOption('24V');
  await page.getByLabel(formWords.hours).selectOption('3');
  await expect(said(page)).not.toContainText(onlyOn);
  await expect(page).toHaveURL(`${routes.backupCalculator}?hours=3&household=${SHARED}&volts=24`);
  await expect(answer(page).getByRole('link', { name: readoutWords.send })).toHaveAttribute(
    'href',
    new RegExp(`backup-calculator%2F${SHARED}%3Fhours%3D3%26volts%3D24$`),
  );
});

test('on the page of a household another choice before hydration is answered by the calculator', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(householdPath(SHARED));
  const order = answer(page).getByRole('link', { name: readoutWords.order });
  await expect(order).toBeVisible();
  await page.getByText(householdPage.change).click();
  await page.getByLabel('Start from a household').selectOption({ label: HOUSEHOLD });
  await expect(order).toBeHidden();
  await answer(page).getByRole('button', { name: finderWords.see }).click();
  await expect(page).toHaveURL(new RegExp(`/backup-calculator\\?.*household=${START.id}`));
  release();
  await expect(page.getByLabel('Start from a household')).toHaveValue(START.id);
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
    await answer(page).getByRole('link', { name: 'Send this to someone' }).click();
    if (way === 'sheet') {
      expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(address);
    } else if (way === 'clipboard') {
      await expect(answer(page).getByText('Copied. Paste it into a message.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
    } else {
      await expect(answer(page).getByText(address)).toBeVisible();
      const link = answer(page).getByRole('link', { name: 'Send it on WhatsApp' });
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(address);
      // Another choice makes another text.
      await page.getByLabel(formWords.hours).selectOption('8');
      await expect(link).toBeHidden();
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
  await expect(answer(page)).toContainText(sentence('hours', SMALL));
  await expect(answer(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'What each pack runs' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the tables, how to read them and a chat, and no control that does nothing', async ({ page }) => {
    await page.goto(`${routes.backupCalculator}${SMALL}#answer`);
    const main = page.getByRole('main');
    const table = page.getByRole('table', { name: 'What each pack runs' });
    for (const { name } of listHouseholds()) {
      await expect(
        table.getByRole('rowheader', { name: new RegExp(`^${name.replace(/[().]/g, '\\$&')}: [\\d,]+ W$`) }),
      ).toBeVisible();
    }
    const { depth, efficiency } = backup.losses.estimate;
    for (const share of [depth, efficiency]) await expect(main).toContainText(`${Math.round(100 * share)}%`);
    const chat = await main.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    expect(readChatLink(chat).number).toBe(chatNumbers.questions);
    await expect(main.locator('select, input, button, form, details, output').filter({ visible: true })).toHaveCount(0);
  });
});
