import { site } from '@/content/site';
import { expectNoAxeFindings } from '../support/axe';
import { errorOf, openCalculator } from '../support/calculator';
import { expectChatLink } from '../support/chat-link';
import { orderText, readChatLink } from '../support/chat-text';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, test, untilHydrated } from '../support/site-test';

// What is answered to what is the units' matter (components/calculator/answer.test.ts).

test('loads chosen one by one on a phone: the answer in short, the answer, the order', { tag: '@phone' }, async ({ page }) => {
  const { output, answer, chat, count, volts } = await openCalculator(page);
  await expect(output).toHaveText('Choose what must run, or start from a household.');
  await count('AC ceiling fan').selectOption('2');
  await count('LED bulb').selectOption('4');
  await count('Wi-Fi router').selectOption('1');
  await volts.selectOption('12V');
  await count('Washing machine').scrollIntoViewIfNeeded();
  const short = page.getByRole('link', { name: 'See the answer' });
  await expect(short).toContainText('about 4½ hours (3½ to 5)');
  await expect(short).toBeInViewport({ ratio: 1 });
  await short.click();
  await expect(answer.getByRole('heading', { name: 'Answer' })).toBeInViewport();
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect(answer.locator('.bg-chat')).toHaveCount(1);
  await expectChatLink(
    chat,
    site.whatsApp.productOrders,
    [
      orderText('Alpha Ampere 12V 100Ah Lithium Battery'),
      'Load: 2 fans, 4 lights, router (212 W)',
      'Hours without mains: 4',
      'UPS or inverter: 12V',
      'Estimate: about 4½ hours (3½ to 5)',
    ].join('\n'),
  );
});

test('a household to start from; a refusal leads to the next voltage or to a chat', { tag: '@phone' }, async ({ page }) => {
  const { answer, chat, entry, household, output, volts } = await openCalculator(page, '?volts=12');
  await answer.getByRole('button', { name: 'Start with: 2 fans, 4 lights, router' }).click();
  await expect(household).toHaveValue('small');
  await expect(output).toContainText('12V 100Ah');
  await entry('Other, in watts').fill('1,200');
  await expect(output).toContainText('You need a 24 V inverter and the 24V pack. Never put 24 V on a 12 V UPS.');
  const { number, text } = readChatLink((await chat.getAttribute('href')) ?? '');
  expect([number, text?.split('\n')[0]]).toEqual([site.whatsApp.business, 'Hi! Which battery do I need?']);
  await answer.getByRole('button', { name: 'See it at 24V' }).click();
  await expect(volts).toHaveValue('24');
  await expect(output).toContainText('24V 100Ah');
});

test('entries are read as people write them; what can’t be read stays, with a sentence beside it', async ({ page }) => {
  const { answer, entry, main, output } = await openCalculator(page, '?household=small&volts=12');
  const other = entry('Other, in watts');
  await other.fill('۱۲');
  await expect(answer.getByRole('definition').first()).toHaveText('224 W');
  expect([await other.inputValue(), await errorOf(other)]).toEqual(['۱۲', '']);
  await other.fill('<b>5</b> 💥');
  await expect(output).toContainText('about 4½ hours');
  await page.waitForURL(/other=/);
  await page.reload();
  await untilHydrated(page);
  await expect(other).toHaveValue('<b>5</b> 💥');
  expect(await errorOf(other)).toBe('Enter a number from 0 to 20,000. Until then we leave it out.');
  await other.fill('');
  expect(await errorOf(other)).toBe('');
  await main.getByText('Charger and losses').click();
  await entry('Charger, in amps').fill('200');
  await expect(answer).toContainText('Not with a charger of 200 A');
  await entry('Years to compare').fill('16');
  expect(await errorOf(entry('Years to compare'))).toContain('Enter a number from 1 to 15.');
});

test('by key alone: from the first field to the order', async ({ page }) => {
  const { volts, household, chat } = await openCalculator(page);
  const tabTo = async (target: typeof volts) => {
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${target}`);
  };
  await tabTo(volts);
  await page.keyboard.type('12');
  await tabTo(household);
  await page.keyboard.type('2 fans');
  await tabTo(chat);
  await expect(chat).toHaveText('Order 12V 100Ah on WhatsApp');
});

for (const query of [
  '?hours=12&household=fridge&charger=5&mains=2&other=abc&tubular=50000&replaced=3',
  '?household=ac&volts=12&iron=1&pump1=1',
]) {
  test(`axe finds nothing, and all is within a narrow screen: ${query}`, { tag: '@phone' }, async ({ page }) => {
    const { main } = await openCalculator(page, query);
    await main.getByText('Charger and losses').click();
    await expectNoAxeFindings(page, query);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page, 'with text at 200 %');
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'at 320 px');
  });
}
