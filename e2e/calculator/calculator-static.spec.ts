import { site } from '@/content/site';
import { calculatorParts, openCalculator } from '../support/calculator';
import { readChatLink } from '../support/chat-text';
import { calculatorRoute } from '../support/routes';
import { expect, test } from '../support/site-test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables, how to read them and a chat, and no control that does nothing', { tag: '@phone' }, async ({ page }) => {
    // As home’s form leads to it.
    await page.goto(`${calculatorRoute}?volts=12&household=small&hours=4#answer`);
    const { main, table } = calculatorParts(page);
    await expect(table.getByRole('row')).toHaveCount(7);
    const ac = table.getByRole('row', { name: /inverter AC/ });
    await expect(ac).toContainText('No: 129 A is over its 100 A. It needs a 24 V inverter and the 24V pack.');
    await expect(ac).toContainText('about 2½ hours (2 to 3)');
    for (const text of ['90%', '85%', 'We advise up to 80 A.', '150 Ah tubular', '1,152 Wh']) {
      await expect(main).toContainText(text);
    }
    const chat = main.getByRole('link', { name: 'Ask on WhatsApp' });
    expect(readChatLink((await chat.getAttribute('href')) ?? '').number).toBe(site.whatsApp.business);
    await expect(main.locator('select, input, button, form, details, output').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Answer' })).toBeHidden();
  });
});

test('nothing moves when it answers', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[]) {
        moved.push(entry.sources.map(({ node }) => node?.className ?? '').join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['', '?household=fridge&volts=24&hours=12&charger=10&mains=4#answer']) {
    const { output } = await openCalculator(page, address);
    await expect(output).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved), address).toEqual([]);
  }
});

test('it prints the answer and the tables, without the form', async ({ page }) => {
  const { answer, table, volts } = await openCalculator(page, '?household=small&volts=12');
  await page.emulateMedia({ media: 'print' });
  await expect(volts).toBeHidden();
  await expect(answer).toContainText('about 4½ hours (3½ to 5)');
  await expect(answer.getByRole('heading', { name: 'Answer' })).toBeVisible();
  await expect(answer.getByRole('button')).toHaveCount(0);
  await expect(table).toBeVisible();
});
