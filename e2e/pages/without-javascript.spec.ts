import type { Page } from '@playwright/test';
import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { products } from '@/content/products';
import { quote } from '@/content/quote';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { testEnvironment } from '@/scripts/support/test-environment';
import { expectChatLink } from '../support/chat-link';
import { orderText, readChatLink } from '../support/chat-text';
import { enquiryWith, fillEnquiry, PAGE_LABELS } from '../support/email-form';
import { mailbox } from '../support/mail';
import { allRoutes, fixedRoutes } from '../support/routes';
import { expect, test } from '../support/site-test';

test.use({ javaScriptEnabled: false });

const catalogue: readonly Product[] = products;
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a visitor can read, and the answers that are one touch away. */
async function readMain(page: Page): Promise<string> {
  return squeeze((await page.getByRole('main').textContent()) ?? '');
}

/** Every text of a piece of content, but for what isn't prose, as picture names, and what stands for another catalogue. */
function proseOf(content: unknown, field = ''): string[] {
  if (typeof content === 'string') {
    return /^(?:picture|.*[tT]opic|message|other(?:Title|Lead))$/.test(field) ? [] : [squeeze(content)];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, inner]) => proseOf(inner, name));
}

test.describe('all copy can be read', () => {
  for (const [path, content] of [
    ['/', [home, faq]],
    ['/about', about],
    ['/contact', contact],
    ['/get-quote', { hero: quote.hero, page: quote.page, helpful: quote.helpful }],
  ] as const) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      const alts = await page
        .getByRole('main')
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
      const shown = `${await readMain(page)} ${alts.join(' ')}`;
      const texts = proseOf(content);
      expect(texts.length).toBeGreaterThan(8);
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    });
  }
});

test('the catalogue shows all eight products, their prices and order links', async ({ page }) => {
  await page.goto('/products');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(8);
  for (const [index, { id, name, price, oldPrice, description }] of catalogue.entries()) {
    const card = cards.nth(index);
    await expect(card).toBeVisible();
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name);
    await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/products/${id}`);
    await expect(card).toContainText(price);
    await expect(card).toContainText(oldPrice ?? '');
    await expect(card).toContainText(description);
    await expectChatLink(card.getByRole('link', { name: 'Order on WhatsApp' }), site.whatsApp.productOrders, orderText(name));
  }
});

test('each product’s page has its whole specification', async ({ page }) => {
  expect(catalogue).toHaveLength(8);
  for (const { id, name, specs, price, images } of catalogue) {
    await page.goto(`/products/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const text = await readMain(page);
    for (const part of [price, ...Object.entries(specs).flat()]) expect(text, `${id}: ${part}`).toContain(squeeze(part));
    for (const { alt } of images) {
      await expect(page.getByRole('main').getByRole('img', { name: alt, exact: true }).first()).toBeAttached();
    }
    await expectChatLink(
      page.getByRole('main').getByRole('link', { name: 'Order on WhatsApp' }).first(),
      site.whatsApp.productOrders,
      orderText(name),
    );
  }
});

test('every chat link is whole and goes to one of the two numbers', async ({ page }) => {
  const numbers = new Map<string, number>();
  for (const path of allRoutes) {
    await page.goto(path);
    const links = page.locator('a[href*="wa.me"]');
    expect(await links.count(), path).toBeGreaterThan(0);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      const { number, text } = readChatLink((await link.getAttribute('href')) ?? '');
      numbers.set(number, (numbers.get(number) ?? 0) + 1);
      // Orders of products go to the cards' own number, all else to the business number.
      const ordersProduct = catalogue.some(({ name }) => text === orderText(name));
      expect(number, `${path}: ${text}`).toBe(ordersProduct ? site.whatsApp.productOrders : site.whatsApp.business);
    }
  }
  expect([...numbers.keys()].toSorted()).toEqual([site.whatsApp.business, site.whatsApp.productOrders].toSorted());
});

test('each page has its own title and description', async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of allRoutes) {
    await page.goto(path);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length, path).toBeGreaterThan(50);
    titles.add(await page.title());
    descriptions.add(description ?? '');
  }
  expect(titles.size).toBe(allRoutes.length);
  expect(descriptions.size).toBe(allRoutes.length);
});

test('the catalogue’s title and description', async ({ page }) => {
  await page.goto('/products');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(squeeze((await page.title()).toLowerCase())).toContain(squeeze(title ?? 'missing').toLowerCase());
  const descriptions = await Promise.all(
    fixedRoutes.map(async (path) => {
      const html = await (await page.request.get(path)).text();
      return /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    }),
  );
  expect(descriptions.some((text) => text.includes('12V to 48V') && text.includes('10kW to 20kW'))).toBe(true);
});

test('the links of the layout lead on', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/get-quote');
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Motorcycle Batteries' }).click();
  await expect(page).toHaveURL('/products');
});

test('the mobile quote button leads to the quote page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL(/\/get-quote\??$/);
});

test('the questions open', async ({ page }) => {
  await page.goto('/');
  const [first] = faq;
  await page.getByText(first.question).click();
  await expect(page.getByText(first.answer)).toBeVisible();
});

test('the quote form goes by email as a form of its own', async ({ page }) => {
  const mail = mailbox();
  await page.goto('/get-quote');
  await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark));
  await page.getByRole('button', { name: 'Send Quote Request' }).click();
  await expect.poll(async () => (await mail.received()).length).toBe(1);
  const [received] = await mail.received();
  expect(received?.fields).toMatchObject({ ...enquiryWith(mail.mark) });
  expect(received).toMatchObject({
    path: '/api/v1.0/email/send-form',
    settings: { user_id: testEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY },
  });
});
