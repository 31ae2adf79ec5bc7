import type { Page } from '@playwright/test';
import { finderWords, readoutWords } from '@/content/advice/battery-finder';
import { faq } from '@/content/pages/faq';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { home } from '@/content/pages/home';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { answerTo } from '@/lib/advice/answer';
import { getBackupPacks } from '@/lib/advice/packs';
import { readState } from '@/lib/advice/query';
import { fill } from '@/lib/format/fill';
import { orderText, readChatLink } from '../support/chat';
import { expect, hold, SCRIPTS, test, untilHydrated } from '../support/site-test';

test('hero, tiles, first products and closing call say what is sold, and link to it', async ({ page, visit }) => {
  await visit('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Powering Tomorrow with Premium Lithium Technology');
  const tiles = page.getByRole('region', { name: 'Products and Services' }).getByRole('link');
  expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))).toEqual(Array(4).fill('/products'));
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
    [tiles.nth(0), '/products?category=solar-batteries&sub=ups%26solar-batteries'],
    [tiles.nth(1), '/products?category=solar-solutions'],
    [tiles.nth(2), '/products?category=solar-batteries&sub=automobile-batteries'],
    [tiles.nth(3), '/products?category=solar-batteries&sub=battery-accessories'],
    [page.getByRole('link', { name: 'View All Products & Services' }), '/products'],
    [call.getByRole('link', { name: 'Request Quote' }), '/get-quote'],
  ] as const) {
    await link.click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

const finder = (page: Page) => page.getByRole('region', { name: finderWords.title });
const readout = (page: Page) => finder(page).getByRole('status').first();
const chatOf = async (page: Page) =>
  readChatLink(await finder(page).locator('a[href^="https://wa.me/9"]').first().getAttribute('href'));

test('what is chosen, even before hydration, leads to a pack, its order and a page to send on', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.addInitScript(() => {
    const share = (what: object) => Promise.resolve(Object.assign(window, { shared: what }));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/');
  await finder(page).getByRole('radio', { name: /AC/ }).check();
  await finder(page).getByRole('radio', { name: '12V' }).check();
  release();
  const ofCalculator = (query: string) => answerTo(readState(query), getBackupPacks());
  const { nextVolts } = ofCalculator('?household=ac&volts=12');
  await expect(readout(page)).toContainText(fill(readoutWords.refused, { volts: 12, next: String(nextVolts) }));
  expect(await chatOf(page)).toMatchObject({ number: chatNumbers.questions, text: expect.stringMatching(/^Hi! Which battery/) });

  await finder(page).getByRole('radio', { name: '48V' }).check();
  await finder(page).getByLabel(finderWords.hours).selectOption('7');
  await finder(page).getByRole('button', { name: finderWords.more }).click();
  const { sentences, figures } = ofCalculator('?household=ac&volts=48&hours=8');
  const [name = '', hours = ''] = sentences.map(([, text]) => text);
  const price = figures.at(-1)?.value ?? '';
  for (const part of [name, hours, price]) await expect(readout(page)).toContainText(part);
  await expect(readout(page)).not.toContainText(fill(readoutWords.onlyOn, { volts: 48 }));
  const { number, text } = await chatOf(page);
  expect(number).toBe(chatNumbers.orders);
  for (const part of ['Hours without mains: 8', 'UPS or inverter: 48V', `Estimate: ${hours}`]) expect(text).toContain(part);
  await finder(page).getByRole('link', { name: readoutWords.send }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    text: expect.stringContaining(`on ${name}, ${price}`),
    url: new URL('/backup-calculator/ac?hours=8&volts=48', page.url()).href,
  });
});

test('before hydration another choice takes the place of the answer by the form’s own button', async ({ page }) => {
  await hold(page, SCRIPTS);
  await page.goto('/');
  const order = finder(page).getByRole('link', { name: readoutWords.order });
  const send = finder(page).getByRole('link', { name: readoutWords.send });
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*backup-calculator%2Ffridge/);
  const see = finder(page).getByRole('button', { name: finderWords.see });
  await expect(see).toBeHidden();
  await finder(page).getByLabel(finderWords.hours).selectOption('8');
  await expect(see).toBeVisible();
  for (const link of [order, send]) await expect(link).toBeHidden();
  await finder(page).getByLabel(finderWords.hours).selectOption('4');
  await expect(order).toBeVisible();
  await finder(page).getByRole('radio', { name: /AC/ }).check();
  await finder(page).getByRole('radio', { name: '12V' }).check();
  await expect(order).toBeHidden();
  await see.click();
  await expect(page).toHaveURL('/backup-calculator?household=ac&volts=12&hours=4');
});

test('a choice survives reload and Back', { tag: '@browsers' }, async ({ page, visit }) => {
  await visit('/');
  await finder(page).getByRole('radio', { name: /AC/ }).check();
  await finder(page).getByRole('radio', { name: '12V' }).check();
  await expect(page).toHaveURL('/?household=ac&volts=12');
  const refusal = fill(readoutWords.refused, { volts: 12, next: 24 });
  await page.reload();
  await untilHydrated(page);
  await expect(readout(page)).toContainText(refusal);
  await expect(finder(page).getByRole('radio', { name: '12V' })).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(readout(page)).toContainText(refusal);
});

test('the answer keeps its height, so that nothing below it moves', async ({ page, visit }) => {
  await visit('/');
  const height = async () => (await finder(page).boundingBox())?.height;
  const before = await height();
  for (const volts of ['12V', '24V', '48V']) {
    for (const household of await finder(page).getByRole('radio').filter({ hasNotText: 'V' }).all()) {
      if ((await household.getAttribute('name')) === 'household') await household.check();
      await finder(page).getByRole('radio', { name: volts }).check();
      expect(await height(), volts).toBe(before);
    }
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

test('in two columns a card fills the gap', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/');
  for (const [width, visible] of [
    [390, false],
    [768, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('link', { name: cataloguePage.offer.title })).toBeVisible({ visible });
  }
});
