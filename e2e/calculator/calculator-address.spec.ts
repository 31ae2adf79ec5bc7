import { openCalculator } from '../support/calculator';
import { calculatorRoute } from '../support/routes';
import { expect, test, untilHydrated } from '../support/site-test';

const queryOf = (address: string) => new URL(address).search;

test('the state is in the address: reload and Back keep it', async ({ page }) => {
  const { count, hours, volts, output } = await openCalculator(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/backup-calculator$/);
  await volts.selectOption('24V');
  await count('LED bulb').selectOption('4');
  await count('AC ceiling fan').selectOption('2');
  await count('Wi-Fi router').selectOption('1');
  await hours.selectOption('3');
  await expect.poll(() => queryOf(page.url())).toBe('?hours=3&household=small&volts=24');
  const before = (await output.textContent()) ?? '';
  await page.reload();
  await untilHydrated(page);
  await expect(output).toHaveText(before);
  await page.goto('/about');
  await page.goBack();
  await expect(output).toHaveText(before);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(output).toHaveText(before);
  await expect(count('AC ceiling fan')).toHaveValue('2');
  await page.goto('/products');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Which one do I need? Backup calculator' }).click();
  await expect(page).toHaveURL(calculatorRoute);
  await expect(output).toHaveText('Choose what must run, or start from a household.');
});

test('what is chosen before hydration counts', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${calculatorRoute}?volts=12`, { waitUntil: 'commit' });
  await page.getByLabel('Start from a household').selectOption({ label: '2 fans, 4 lights, router' });
  await page.getByLabel('Hours without mains').selectOption('2');
  release();
  await untilHydrated(page);
  await expect(page.getByRole('region', { name: 'Answer' }).getByRole('status').first()).toContainText('You asked for 2 hours.');
  await expect(page.getByLabel('AC ceiling fan')).toHaveValue('2');
  await expect(page.getByLabel('UPS or inverter voltage')).toHaveValue('12');
});

/** Ways to hand an address on; a browser's own sheet first, else the clipboard, else the address as text. */
for (const way of ['sheet', 'clipboard', 'neither']) {
  test(`"Send this to someone": ${way}`, async ({ page, context }) => {
    if (way === 'clipboard') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((given) => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      const shared = { value: (what: { url: string }) => Promise.resolve(Object.assign(window, { shared: what.url })) };
      if (given === 'sheet') Object.defineProperty(navigator, 'share', shared);
      if (given === 'neither') Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    }, way);
    const { answer } = await openCalculator(page, '?volts=12&household=small&unknown=1');
    await answer.getByRole('button', { name: 'Send this to someone' }).click();
    const address = new URL(`${calculatorRoute}?household=small&volts=12`, page.url()).href;
    if (way === 'sheet') {
      expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(address);
    } else if (way === 'clipboard') {
      await expect(answer.getByText('The link is copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    } else {
      await expect(answer.getByText(address)).toBeVisible();
      const link = await answer.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
      expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/);
      expect(decodeURIComponent(link ?? '')).toContain(address);
    }
  });
}
