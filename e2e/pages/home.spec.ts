import type { Page } from '@playwright/test';
import { answerWords } from '@/content/advice/answer';
import { formWords } from '@/content/advice/backup-calculator';
import { faq } from '@/content/pages/faq';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { home } from '@/content/pages/home';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { buildFinder } from '@/lib/advice/build-finder';
import { answerTo } from '@/lib/advice/answer';
import { recommendationFor, type FinderChoice } from '@/lib/advice/finder';
import { getPacks } from '@/lib/advice/packs';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { orderText, readChatLink } from '../support/chat';
import { expect, hold, SCRIPTS, test } from '../support/site-test';

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
  data.volts.flatMap((volts): FinderChoice[] => (volts ? [{ household: id, volts, hours: data.first.hours }] : [])),
);
/** The heaviest household on the lowest voltage, and the last choice that has a pack. */
const LOW = choices.at(-data.volts.length + 1) as FinderChoice;
const HIGH = choices.findLast((choice) => answerOf(choice).chat.isOrder) as FinderChoice;

function answerOf(choice: FinderChoice) {
  const { name: loads = '', watts = 0 } = data.households.find(({ id }) => id === choice.household) ?? {};
  const asked = { loads, watts, hours: Number(choice.hours), volts: Number(choice.volts) };
  return answerTo(recommendationFor(data, choice), asked, getPacks());
}

const finder = (page: Page) => page.getByRole('region', { name: formWords.household });
const said = (page: Page) => finder(page).getByRole('status').first();
const hours = (page: Page) => finder(page).getByLabel(formWords.fields.hours);
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
  await expect(said(page)).toContainText(answerOf(LOW).headline.figure);
  expect((await chatOf(page)).text).toBe(answerOf(LOW).chat.message);

  await choose(page, HIGH);
  await hours(page).fill('7');
  await finder(page).getByRole('button', { name: formWords.moreHours }).click();
  const { headline, pack, price, warnings, chat, share } = answerOf({ ...HIGH, hours: '8' });
  for (const part of [pack, headline.figure, price, ...warnings]) await expect(said(page)).toContainText(part);
  expect(await chatOf(page)).toEqual({ number: chatNumbers.orders, text: chat.message });
  await finder(page).getByRole('link', { name: answerWords.send }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    text: expect.stringContaining(share),
    url: new URL(`/backup-calculator/${HIGH.household}?hours=8&volts=${HIGH.volts}`, page.url()).href,
  });
});

test('before hydration another choice takes the place of the answer by the form’s own button', async ({ page }) => {
  await hold(page, SCRIPTS);
  await page.goto('/');
  const order = finder(page).locator('a[href^="https://wa.me/9"]');
  const send = finder(page).getByRole('link', { name: answerWords.send });
  await expect(send).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*backup-calculator%2F${data.first.household}`),
  );
  const see = finder(page).getByRole('button', { name: formWords.see });
  await expect(see).toBeHidden();
  await choose(page, LOW);
  for (const link of [order, send]) await expect(link).toBeHidden();
  await see.click();
  await expect(page).toHaveURL(`/backup-calculator?household=${LOW.household}&volts=${LOW.volts}&hours=${LOW.hours}`);
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
  const question = page.getByRole('region', { name: home.faqTitle }).getByRole('group').first();
  const arrow = () => question.locator('svg').evaluate((icon) => getComputedStyle(icon).rotate);
  const closed = await arrow();
  await question.getByText(faq[0].question).click();
  await expect(question.getByText(faq[0].answer)).toBeVisible();
  await expect(page.getByText(faq[1].answer)).toBeHidden();
  await expect.poll(arrow).not.toBe(closed);
  await question.getByText(faq[0].question).press('Enter');
  await expect(question.getByText(faq[0].answer)).toBeHidden();
});
