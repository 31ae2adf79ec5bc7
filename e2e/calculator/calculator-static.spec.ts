import { site } from '@/content/site';
import { BROKEN, calculatorParts, openCalculator } from '../support/calculator';
import { readChatLink } from '../support/chat-text';
import { calculatorRoute } from '../support/routes';
import { expect, test } from '../support/site-test';

const TABLE = [
  ['2 fans, 4 lights, router 212 W', 'about 4½ hours (3½ to 5)', 'about 8½ hours (7 to 10½)', 'about 15½ hours (12½ to 20½)'],
  [
    '4 inverter fans, 6 lights, TV, router 312 W',
    'about 3 hours (2½ to 3½)',
    'about 6 hours (4½ to 7)',
    'about 11 hours (9 to 14)',
  ],
  [
    '4 inverter fans, 6 lights, TV, router, fridge 412 W',
    'about 2½ hours (2 to 2½)',
    'about 4½ hours (3½ to 5½)',
    'about 8½ hours (7 to 10½)',
  ],
  [
    '2 inverter fans, inverter AC (1.5 ton) 1,400 W',
    'No: 129 A is over its 100 A. Take 24V.',
    'about 1½ hours (1 to 1½)',
    'about 2½ hours (2 to 3)',
  ],
];

/** The rows of the table that hold the check values, head and cells. */
async function readTable(table: ReturnType<typeof calculatorParts>['table']): Promise<string[][]> {
  const rows = await table.getByRole('row').all();
  const texts = await Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())),
  );
  return texts.filter(([head]) => TABLE.some(([expected]) => expected === head));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table, the refusals, the assumptions, how to read them, and a chat', async ({ page }) => {
    // As home’s form leads to it.
    await page.goto(`${calculatorRoute}?volts=12&household=small&hours=4#answer`);
    const { main, table } = calculatorParts(page);
    await expect(table).toBeVisible();
    expect(await readTable(table)).toEqual(TABLE);
    for (const text of [
      '90%',
      '85%',
      'Up to 80 A is advised',
      'Don’t run an iron or a heater on a battery.',
      '150 Ah tubular',
      '1,152 Wh',
      '900 Wh',
      '1,440 Wh',
    ]) {
      await expect(main).toContainText(text);
    }
    expect(await main.innerText()).not.toMatch(BROKEN);
    const chat = main.getByRole('link', { name: 'Ask on WhatsApp' });
    expect(readChatLink((await chat.getAttribute('href')) ?? '').number).toBe(site.whatsApp.business);
  });

  test('nothing looks like a control that does nothing', async ({ page }) => {
    await page.goto(calculatorRoute);
    await expect(
      page.getByRole('main').locator('select, input, button, form, details, output').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Answer' })).toBeHidden();
  });
});

test(
  'with JavaScript the form is there from the first paint, and nothing moves when it answers',
  { tag: '@both' },
  async ({ page }) => {
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
  },
);

test('it prints the answer and the tables, without the form', { tag: '@full' }, async ({ page }) => {
  const { answer, table, volts, main } = await openCalculator(page, '?household=small&volts=12');
  await page.emulateMedia({ media: 'print' });
  await expect(volts).toBeHidden();
  await expect(answer).toContainText('about 4½ hours (3½ to 5)');
  await expect(answer.getByRole('button')).toHaveCount(0);
  await expect(main.getByText('Answer', { exact: true })).toBeVisible();
  await expect(table).toBeVisible();
  expect(await readTable(table)).toEqual(TABLE);
});

test('the ways to it', { tag: '@full' }, async ({ page }) => {
  for (const [from, name] of [
    ['/products', 'Which one do I need? Backup calculator'],
    ['/get-quote', 'Work out hours and battery in the backup calculator'],
  ] as const) {
    await page.goto(from);
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', calculatorRoute);
    await expect(page.getByRole('banner').locator(`a[href="${calculatorRoute}"]`)).toHaveCount(0);
  }
  await page.goto(calculatorRoute);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumbs.getByText('Backup calculator')).toHaveAttribute('aria-current', 'page');
});
