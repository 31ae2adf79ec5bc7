import { faq } from '@/content/faq';
import { site } from '@/content/site';
import { expectChatLink } from '../support/chat-link';
import { orderText } from '../support/chat-text';
import { expect, test } from '../support/site-test';

const BUSINESS = site.whatsApp.business;

test('hero, tiles, first products and closing call say what is sold, and lead on', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Powering Tomorrow with Premium Lithium Technology');
  await expectChatLink(main.getByRole('link', { name: 'Chat to Order' }), BUSINESS, orderText('Premium Lithium Batteries'));

  const section = page.getByRole('region', { name: 'Products and Services' });
  await expect(section.getByRole('heading', { level: 2, name: 'Products and Services' })).toBeVisible();
  const tiles = section.getByRole('link');
  await expect(tiles).toHaveCount(4);
  for (const tile of await tiles.all()) {
    await expect(tile).toHaveAttribute('href', '/products');
    await expect(tile.getByRole('img')).toHaveAttribute('alt', /\w{3}/);
  }
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'Alpha Ampere 51.2V 100Ah Lithium Battery',
    'Alpha Ampere 24V 100Ah Lithium Battery',
    'Alpha Ampere 12V 100Ah Lithium Battery',
  ]);
  const call = page.getByRole('region', { name: 'Ready to Power Up?' });
  await expect(call.getByRole('heading', { name: 'Ready to Power Up?' })).toBeVisible();
  await expectChatLink(call.getByRole('link', { name: 'WhatsApp Us Now' }), BUSINESS, orderText('Custom Battery Solution'));

  for (const [link, address] of [
    [main.getByRole('link', { name: 'Get Custom Battery' }), '/get-quote'],
    [tiles.last(), '/products'],
    [page.getByRole('link', { name: 'View All Products & Services' }), '/products'],
    [call.getByRole('link', { name: 'Request Quote' }), '/get-quote'],
  ] as const) {
    await link.click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

test('a chat opens in a tab of its own', async ({ visit, context }) => {
  const page = await visit('/');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Chat to Order' }).click();
  const chat = await opened;
  await chat.waitForLoadState();
  expect(decodeURIComponent(chat.url())).toBe(`https://wa.me/${BUSINESS}?text=${orderText('Premium Lithium Batteries')}`);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/');
});

test('six questions, each opened and closed by itself', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/');
  const questions = page.getByRole('region', { name: 'Questions buyers ask' }).getByRole('group');
  await expect(questions).toHaveCount(6);
  const topics = [/LiFePO4/, /custom/, /after-sales/, /lead-acid/, /^What is Alpha Ampere/, /accessories/];
  for (const [index, topic] of topics.entries()) {
    const item = questions.nth(index);
    expect(await item.evaluate((element) => element.tagName)).toBe('DETAILS');
    const answer = item.getByText(faq[index]?.answer ?? 'missing');
    await expect(item.locator('summary')).toHaveText(topic);
    await expect(answer).toBeHidden();
    await expect(item.locator('summary svg')).toHaveCSS('rotate', 'none');
    await item.locator('summary').click();
    await expect(answer).toBeVisible();
    await expect(item.locator('summary svg')).toHaveCSS('rotate', '180deg');
    expect((await answer.textContent())?.length).toBeGreaterThan(100);
    await item.locator('summary').press('Enter');
    await expect(answer).toBeHidden();
  }
});
