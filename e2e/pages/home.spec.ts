import { questionWords } from '@/content/advice/battery-finder';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { questionChatUrl } from '@/lib/enquiry/whatsapp';
import { formatPrice } from '@/lib/format/texts';
import { catalogueAddress } from '@/lib/shop/catalogue';
import { orderText } from '../support/enquiry';
import { addressesOf, goBack, expect, test } from '../support/site-test';

test('the first screen shows one pack, its price and its chat; what is below opens and links', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/');
  const main = page.getByRole('main');
  const chat = main.getByRole('link', { name: 'Chat to Order' });
  const { name, price } = products.find(({ id }) => id === home.hero.product) ?? { name: 'missing', price: NaN };
  for (const part of [
    page.getByRole('banner').getByText(site.brand),
    page.locator('h1'),
    main.getByText(home.hero.lead),
    main.getByRole('img').first(),
    main.getByRole('link', { name }).first(),
    main.getByText(formatPrice(price), { exact: true }).first(),
    chat,
    main.getByText(questionWords.household),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // The order button is in view on a phone on its side, too.
  await page.setViewportSize({ width: 640, height: 440 });
  await expect(chat).toBeInViewport({ ratio: 1 });

  // The questions open, each by itself.
  const question = page.getByRole('region', { name: home.faqTitle }).getByRole('group').first();
  await expect(question.locator('svg')).toHaveCSS('rotate', 'none');
  await question.getByText(faq[0].question).click();
  await expect(question.getByText(faq[0].answer)).toBeVisible();
  await expect(page.getByText(faq[1].answer)).toBeHidden();
  await expect(question.locator('svg')).toHaveCSS('rotate', '180deg');

  await expect(page.locator('h1')).toHaveText('Powering Tomorrow with Premium Lithium Technology');
  const parts = home.services.tiles.map(({ part }) => part);
  const tiles = page.getByRole('region', { name: 'Products and Services' }).getByRole('link');
  expect(await addressesOf(tiles)).toEqual(parts.map(() => '/products'));
  const first = products.slice(0, 3).map(({ name }) => name);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(first);
  const call = page.getByRole('region', { name: 'Ready to Power Up?' });
  for (const [link, address] of [
    [chat, questionChatUrl(orderText('Premium Lithium Batteries'))],
    [call.getByRole('link', { name: 'WhatsApp Us Now' }), questionChatUrl(orderText('Custom Battery Solution'))],
    [main.getByRole('link', { name: 'Get Custom Battery' }), '/get-quote'],
    [main.getByRole('link', { name: 'View All Products & Services' }), '/products'],
    [call.getByRole('link', { name: 'Request Quote' }), '/get-quote'],
  ] as const) {
    await expect(link).toHaveAttribute('href', address);
  }
  for (const [index, part] of parts.entries()) {
    await tiles.nth(index).click();
    await expect(page).toHaveURL(catalogueAddress(part));
    await goBack(page, '/');
  }
});
