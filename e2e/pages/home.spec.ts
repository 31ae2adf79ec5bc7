import { faq } from '@/content/pages/faq';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { home } from '@/content/pages/home';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { answerTo } from '@/lib/advice/answer';
import { getBackupPacks } from '@/lib/advice/packs';
import { readState } from '@/lib/advice/query';
import { orderText, readChatLink } from '../support/chat';
import { expect, hold, SCRIPTS, test } from '../support/site-test';

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

test('what is chosen, even before hydration, leads to a pack, its order and a page to send on', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.addInitScript(() => {
    const share = (what: object) => Promise.resolve(Object.assign(window, { shared: what }));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Which battery do I need?' });
  const answer = section.getByRole('status').first();
  const chat = async () => readChatLink(await section.getByRole('link').first().getAttribute('href'));
  await section.getByRole('radio', { name: /AC/ }).check();
  await section.getByRole('radio', { name: '12V' }).check();
  release();
  const ofCalculator = (query: string) => answerTo(readState(query), getBackupPacks());
  await expect(answer).toContainText(ofCalculator('?household=ac&volts=12').sentences[0]?.[1] ?? 'missing');
  expect(await chat()).toMatchObject({ number: chatNumbers.questions, text: expect.stringMatching(/^Hi! Which battery/) });

  await section.getByRole('radio', { name: '48V' }).check();
  await section.getByLabel('Hours without mains').selectOption('7');
  await section.getByRole('button', { name: 'More hours' }).click();
  const { sentences, figures } = ofCalculator('?household=ac&volts=48&hours=8');
  const [name, hours] = sentences.map(([, text]) => text);
  const price = figures.at(-1)?.value;
  await expect(answer).toHaveText(`${name} · ${hours} · ${price}`);
  const { number, text } = await chat();
  expect(number).toBe(chatNumbers.orders);
  for (const part of ['Hours without mains: 8', 'UPS or inverter: 48V', `Estimate: ${hours}`]) expect(text).toContain(part);
  await section.getByRole('button', { name: 'Send to family' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    text: expect.stringMatching(`run.*${price}`),
    url: new URL('/backup-calculator/ac?hours=8&volts=48', page.url()).href,
  });
});

test('the first screen of a small phone shows who sells what, a picture, a price and a chat button', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/');
  const main = page.getByRole('main');
  for (const part of [
    page.getByRole('banner').getByText(site.brand),
    page.getByRole('heading', { level: 1 }),
    main.getByText(home.hero.lead),
    main.getByRole('link', { name: 'Chat to Order' }),
    main.getByRole('img').first(),
    main.getByRole('status').filter({ hasText: 'PKR' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
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
