import { expectNoAxeFindings } from '../support/axe';
import { openCalculator } from '../support/calculator';
import { readChatLink } from '../support/chat-text';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, test } from '../support/site-test';

/** The first two show nearly all there is; the others are looked at in the long run. */
const STATES = {
  'several packs, weak charger, a wrong entry, a cost':
    '?hours=12&household=fridge&charger=5&mains=2&other=abc&tubular=50000&replaced=3',
  'a refusal': '?household=ac&volts=12&iron=1&pump1=1',
  'nothing chosen': '',
  'one pack': '?household=small&volts=12',
};
const states = Object.entries(STATES).map(([what, query], index) => ({ what, query, long: index === 0 ? [] : ['@full'] }));

for (const { what, query, long } of states) {
  test(`axe finds nothing: ${what}`, { tag: ['@both', ...long] }, async ({ page }) => {
    const { main } = await openCalculator(page, query);
    await main.getByText('Charger, losses').click();
    await expectNoAxeFindings(page, what);
  });

  test(`in a window of 320 px, and with text at 200 %, all is within the screen: ${what}`, { tag: long }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { main, answer } = await openCalculator(page, query);
    await main.getByText('Charger, losses').click();
    await expectNoSidewaysScroll(page, 'at 320 px');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page, 'with text at 200 %');
    await answer.scrollIntoViewIfNeeded();
  });
}

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
  const { text } = readChatLink((await chat.getAttribute('href')) ?? '');
  expect(text).toContain('UPS or inverter: 12V');
  expect(text).toContain('2 fans, 4 lights, router');
});

test(
  'on a phone the answer in short stays at the lower edge while loads are chosen, and leads to it',
  { tag: '@phone' },
  async ({ page }) => {
    const { count, answer, household } = await openCalculator(page);
    await household.selectOption({ label: '2 fans, 4 lights, router' });
    await count('Washing machine').scrollIntoViewIfNeeded();
    const short = page.getByRole('link', { name: 'See the answer' });
    await expect(short).toContainText('about 4½ hours (3½ to 5)');
    await expect(short).toBeInViewport({ ratio: 1 });
    await short.click();
    await expect(answer.getByRole('heading', { name: 'Answer' })).toBeInViewport();
    await expect(answer.getByRole('link', { name: /^Order 12V 100Ah/ })).toBeInViewport({ ratio: 1 });
  },
);

test('a phone of 360 by 740 that home led here shows the order button at once', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { chat } = await openCalculator(page, '?volts=12&household=small&hours=4#answer');
  await expect(chat).toHaveText('Order 12V 100Ah on WhatsApp');
  await expect(chat).toBeInViewport({ ratio: 1 });
});
