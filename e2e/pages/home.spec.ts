import { faq } from '@/content/pages/faq';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { orderText, readChatLink } from '../support/chat';
import { expect, hold, SCRIPTS, test } from '../support/site-test';

test('hero, tiles, first products and closing call say what is sold, and link to it', async ({ page, visit }) => {
  await visit('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Powering Tomorrow with Premium Lithium Technology');
  const tiles = page.getByRole('region', { name: 'Products and Services' }).getByRole('link');
  await expect(tiles).toHaveCount(4);
  expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))).toEqual(Array(4).fill('/products'));
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'Alpha Ampere 51.2V 100Ah Lithium Battery',
    'Alpha Ampere 24V 100Ah Lithium Battery',
    'Alpha Ampere 12V 100Ah Lithium Battery',
  ]);
  const call = page.getByRole('region', { name: 'Ready to Power Up?' });
  for (const [link, topic] of [
    [main.getByRole('link', { name: 'Chat to Order' }), 'Premium Lithium Batteries'],
    [call.getByRole('link', { name: 'WhatsApp Us Now' }), 'Custom Battery Solution'],
  ] as const) {
    expect(readChatLink(await link.getAttribute('href'))).toEqual({ number: chatNumbers.questions, text: orderText(topic) });
  }
  for (const [link, address] of [
    [main.getByRole('link', { name: 'Get Custom Battery' }), '/get-quote'],
    [tiles.last(), '/products?category=solar-batteries&sub=battery-accessories'],
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
  await expect(answer).toContainText('Not at 12V: 129 A is more than the 100 A that we reckon with');
  expect(await chat()).toMatchObject({ number: chatNumbers.questions, text: expect.stringMatching(/^Hi! Which battery/) });

  await section.getByRole('radio', { name: '48V' }).check();
  await section.getByLabel('Hours without mains').selectOption('7');
  await section.getByRole('button', { name: 'More hours' }).click();
  await expect(answer).toHaveText('3 × 51.2V 100Ah · about 8 hours (6 to 9½) · PKR 687,000');
  expect(await chat()).toEqual({
    number: chatNumbers.orders,
    text: [
      orderText('3 × Alpha Ampere 51.2V 100Ah Lithium Battery'),
      'Load: 2 inverter fans, inverter AC (1.5 ton) (1400 W)',
      'Hours without mains: 8',
      'UPS or inverter: 48V',
      'Estimate: about 8 hours (6 to 9½)',
      'Can I connect 3 together on my inverter?',
    ].join('\n'),
  });
  await section.getByRole('button', { name: 'Send to family' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    text: '2 inverter fans, inverter AC (1.5 ton): 3 × 51.2V 100Ah run them about 8 hours. PKR 687,000.',
    url: new URL('/backup-calculator/ac?hours=8&volts=48', page.url()).href,
  });
});

test('the first screen of a small phone shows who sells what, a picture, a price and a chat button', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/');
  const main = page.getByRole('main');
  for (const part of [
    page.getByRole('banner').getByText('Alpha Ampere'),
    page.getByRole('heading', { level: 1 }),
    main.getByText(/^LiFePO4 batteries for homes/),
    main.getByRole('link', { name: 'Chat to Order' }),
    main.getByRole('img').first(),
    main.getByRole('status').filter({ hasText: 'PKR' }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('six questions open and close, each by itself', async ({ visit }) => {
  const page = await visit('/');
  const questions = page.getByRole('region', { name: 'Questions buyers ask' }).getByRole('group');
  await expect(questions).toHaveText([/LiFePO4/, /custom/, /after-sales/, /lead-acid/, /What is Alpha Ampere/, /accessories/]);
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
    await expect(page.getByRole('link', { name: /Another voltage or size/ })).toBeVisible({ visible });
  }
});
