import type { Page } from '@playwright/test';
import { messageWords } from '@/content/advice/backup-calculator';
import { finderWords, readoutWords } from '@/content/advice/battery-finder';
import { faq } from '@/content/pages/faq';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { home } from '@/content/pages/home';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { buildFinder } from '@/lib/advice/build-finder';
import { answerFor, writeChoice, type FinderChoice } from '@/lib/advice/finder';
import { getBackupPacks } from '@/lib/advice/packs';
import { readoutInWords } from '@/lib/advice/readout';
import { fill } from '@/lib/format/fill';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { orderText, readChatLink } from '../support/chat';
import { expect, hold, SCRIPTS, test, untilHydrated } from '../support/site-test';

test('hero, tiles, first products and closing call say what is sold, and link to it', async ({ page, visit }) => {
  await visit('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Powering Tomorrow with Premium Lithium Technology');
  const parts = home.services.tiles.map(({ part }) => part);
  const tiles = page.getByRole('region', { name: 'Products and Services' }).getByRole('link');
  expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))).toEqual(parts.map(() => '/products'));
  const first = products.slice(0, 3).map(({ name }) => name);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(first);
  const call = page.getByRole('region', { name: 'Ready to Power Up?' });
  for (const [link, topic] of [
    [main.getByRole('link', { name: 'Chat to Order' }), 'Premium Lithium Batteries'],
    [call.getByRole('link', { name: 'WhatsApp Us Now' }), 'Custom Battery Solution'],
  ] as const) {
    expect(readChatLink(await link.getAttribute('href'))).toEqual({ number: chatNumbers.questions, text: orderText(topic) });
  }
  for (const [link, address] of [
    [main.getByRole('link', { name: 'Get Custom Battery' }), '/get-quote'],
    ...parts.map((part, index) => [tiles.nth(index), catalogueAddress(part)] as const),
    [page.getByRole('link', { name: 'View All Products & Services' }), '/products'],
    [call.getByRole('link', { name: 'Request Quote' }), '/get-quote'],
  ] as const) {
    await link.click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

const data = buildFinder();
const choices = data.households.flatMap(({ id }) =>
  data.volts.flatMap((volts) => (volts ? [{ household: id, volts, hours: data.first.hours }] : [])),
);
/** The heaviest household on the lowest voltage, and the last choice that has a pack. */
const LOW = choices.at(-data.volts.length + 1) as FinderChoice;
const HIGH = choices.findLast((choice) => answerInWords(choice).isOrder) as FinderChoice;

function answerInWords(choice: FinderChoice) {
  const loads = data.households.find(({ id }) => id === choice.household)?.name ?? 'missing';
  return readoutInWords(answerFor(data, choice) ?? null, getBackupPacks(), { ...choice, loads });
}

const finder = (page: Page) => page.getByRole('region', { name: finderWords.title });
const readout = (page: Page) => finder(page).getByRole('status').first();
const choose = async (page: Page, { household, volts }: FinderChoice) => {
  await finder(page).locator(`[name=household][value="${household}"]`).check();
  await finder(page).locator(`[name=volts][value="${volts}"]`).check();
};
const chatOf = async (page: Page) =>
  readChatLink(await finder(page).locator('a[href^="https://wa.me/9"]').first().getAttribute('href'));

test('what is chosen, even before hydration, leads to a pack, its order and a page to send on', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.addInitScript(() => {
    const share = (what: object) => Promise.resolve(Object.assign(window, { shared: what }));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/');
  await choose(page, LOW);
  release();
  const low = answerInWords(LOW);
  await expect(readout(page)).toContainText(low.hours);
  const { orders, questions } = chatNumbers;
  expect((await chatOf(page)).number).toBe(low.isOrder ? orders : questions);

  await choose(page, HIGH);
  await finder(page).getByLabel(finderWords.hours).selectOption('7');
  await finder(page).getByRole('button', { name: finderWords.more }).click();
  const { hours, pack, price, share } = answerInWords({ ...HIGH, hours: 8 });
  for (const part of [pack, hours, price]) await expect(readout(page)).toContainText(part);
  await expect(readout(page)).not.toContainText(fill(readoutWords.onlyOn, { volts: String(HIGH.volts) }));
  const { number, text } = await chatOf(page);
  expect(number).toBe(orders);
  for (const line of [
    fill(messageWords.hours, { hours: 8 }),
    fill(messageWords.volts, { volts: `${HIGH.volts}V` }),
    fill(messageWords.estimate, { hours }),
  ]) {
    expect(text).toContain(line);
  }
  await finder(page).getByRole('link', { name: readoutWords.send }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    text: expect.stringContaining(share),
    url: new URL(`/backup-calculator/${HIGH.household}?hours=8&volts=${HIGH.volts}`, page.url()).href,
  });
});

test('before hydration another choice takes the place of the answer by the form’s own button', async ({ page }) => {
  await hold(page, SCRIPTS);
  await page.goto('/');
  const order = finder(page).getByRole('link', { name: readoutWords.order });
  const send = finder(page).getByRole('link', { name: readoutWords.send });
  await expect(send).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*backup-calculator%2F${data.first.household}`),
  );
  const see = finder(page).getByRole('button', { name: finderWords.see });
  await expect(see).toBeHidden();
  await finder(page).getByLabel(finderWords.hours).selectOption('8');
  await expect(see).toBeVisible();
  for (const link of [order, send]) await expect(link).toBeHidden();
  await finder(page).getByLabel(finderWords.hours).selectOption(String(data.first.hours));
  await expect(order).toBeVisible();
  await choose(page, LOW);
  await expect(order).toBeHidden();
  await see.click();
  await expect(page).toHaveURL(`/backup-calculator?household=${LOW.household}&volts=${LOW.volts}&hours=${LOW.hours}`);
});

test('a choice survives reload and Back', { tag: '@browsers' }, async ({ page, visit }) => {
  await visit('/');
  await choose(page, LOW);
  await expect(page).toHaveURL(`/${writeChoice(data, LOW)}`);
  const { hours } = answerInWords(LOW);
  await page.reload();
  await untilHydrated(page);
  await expect(readout(page)).toContainText(hours);
  await expect(finder(page).locator(`[name=volts][value="${LOW.volts}"]`)).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(readout(page)).toContainText(hours);
});

test('the answer keeps its height, so that nothing below it moves', async ({ page, visit }) => {
  await visit('/');
  const height = async () => (await finder(page).boundingBox())?.height;
  const before = await height();
  for (const choice of choices) {
    await choose(page, choice);
    expect(await height(), JSON.stringify(choice)).toBe(before);
  }
});

test('the first screen of a small phone shows who sells what, a chat button and a picture', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/');
  const main = page.getByRole('main');
  for (const part of [
    page.getByRole('banner').getByText(site.brand),
    page.getByRole('heading', { level: 1 }),
    main.getByText(home.hero.lead),
    main.getByRole('link', { name: 'Chat to Order' }),
    main.getByRole('img').first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the first screen of a desktop shows the whole answer', { tag: '@desktop' }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');
  await expect(finder(page)).toBeInViewport({ ratio: 1 });
});

test('questions open and close, each by itself', async ({ visit }) => {
  const page = await visit('/');
  const questions = page.getByRole('region', { name: home.faqTitle }).getByRole('group');
  await expect(questions).toHaveCount(faq.length);
  for (const [index, { question, answer }] of faq.entries()) {
    const summary = questions.nth(index).getByText(question);
    const arrow = () =>
      questions
        .nth(index)
        .locator('svg')
        .evaluate((icon) => getComputedStyle(icon).rotate);
    await expect(questions.nth(index).getByText(answer)).toBeHidden();
    const closed = await arrow();
    await summary.click();
    await expect(questions.nth(index).getByText(answer)).toBeVisible();
    await expect.poll(arrow).not.toBe(closed);
    await summary.press('Enter');
    await expect(questions.nth(index).getByText(answer)).toBeHidden();
  }
});

test('on tablets the packs stand in one row', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/');
  for (const width of [740, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect([width, new Set(tops).size]).toEqual([width, 1]);
  }
});
