import { site } from '@/content/site';
import { BROKEN, openCalculator } from '../support/calculator';
import { calculatorRoute } from '../support/routes';
import { expect, test, untilHydrated } from '../support/site-test';

const query = (address: string) => new URL(address).search;

test.describe('the state is in the address', () => {
  test('sorted, short, only what differs; it survives reload and Back', async ({ page }) => {
    const { count, hours, volts, output } = await openCalculator(page);
    expect(query(page.url())).toBe('');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/backup-calculator$/);
    await volts.selectOption('24V');
    await count('LED bulb').selectOption('4');
    await count('AC ceiling fan').selectOption('3');
    await expect.poll(() => query(page.url())).toBe('?fan=3&light=4&volts=24');
    await count('AC ceiling fan').selectOption('2');
    await count('Wi-Fi router').selectOption('1');
    await hours.selectOption('6');
    await expect.poll(() => query(page.url())).toBe('?hours=6&household=small&volts=24');
    const before = await output.textContent();
    await page.reload();
    await untilHydrated(page);
    await expect(output).toHaveText(before ?? '');
    await page.goto('/about');
    await page.goBack();
    await expect(output).toHaveText(before ?? '');
    await expect(count('AC ceiling fan')).toHaveValue('2');
    await volts.selectOption('24V');
    await hours.selectOption('4');
    await count('LED bulb').selectOption('0');
    await count('AC ceiling fan').selectOption('0');
    await count('Wi-Fi router').selectOption('0');
    await volts.selectOption('I don’t know');
    await expect.poll(() => query(page.url())).toBe('');
  });

  test('after a link within the site, and Back to it, the address is read', { tag: '@full' }, async ({ page }) => {
    const { output } = await openCalculator(page, '?household=ac&volts=48');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(output).toContainText('51.2V 100Ah');
    await page.goto('/products');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Which one do I need? Backup calculator' }).click();
    await expect(page).toHaveURL(calculatorRoute);
    await expect(output).toHaveText('Choose what must run, or start from a household.');
  });

  test('what is chosen before hydration counts', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${calculatorRoute}?volts=12`, { waitUntil: 'commit' });
    await page.getByLabel('Start from a household').selectOption({ label: '2 fans, 4 lights, router' });
    await page.getByLabel('Hours without mains').selectOption('2');
    letGo();
    await untilHydrated(page);
    await expect(page.getByRole('region', { name: 'Answer' }).getByRole('status').first()).toContainText('about 4½ hours');
    await expect(page.getByLabel('AC ceiling fan')).toHaveValue('2');
    await expect(page.getByLabel('Hours without mains')).toHaveValue('2');
    await expect(page.getByLabel('UPS or inverter voltage')).toHaveValue('12');
  });
});

/** Each kind by itself is the units' matter (lib/backup/address.test.ts, components/calculator/calculator.test.ts). */
test('hostile and unknown addresses are answered, and leave the calculator usable', { tag: '@full' }, async ({ page }) => {
  for (const hostile of [
    '?household=constructor&toString=1&volts=-12&hours=1e9&fan=99999999999999999999',
    `?other=${'9'.repeat(400)}&depth=0&draw=1e308&years=NaN&replaced=Infinity&tubular=-1&a=%zz&%=&&&`,
    `?other=%3Cscript%3Ealert(1)%3C/script%3E&${Array.from({ length: 300 }, (_, index) => `x${index}=1`).join('&')}`,
  ]) {
    const { main, output, household } = await openCalculator(page, hostile);
    expect((await output.textContent())?.trim()).toBeTruthy();
    expect(await main.innerText()).not.toMatch(BROKEN);
    await household.selectOption({ label: '2 fans, 4 lights, router' });
    await expect(output).toContainText('hours');
    expect(await main.innerText()).not.toMatch(BROKEN);
  }
});

test.describe('"Send this to someone"', () => {
  const SHARED = `${calculatorRoute}?household=small&volts=12`;

  test('opens the device’s own sheet with the address', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] });
      Object.defineProperty(navigator, 'share', {
        value: async (what: unknown) => (window as unknown as { shared: unknown[] }).shared.push(what),
      });
    });
    const { answer } = await openCalculator(page, '?volts=12&household=small&unknown=1');
    await answer.getByRole('button', { name: 'Send this to someone' }).click();
    const [shared] = await page.evaluate(() => (window as unknown as { shared: { url: string; text: string }[] }).shared);
    expect(shared?.url).toBe(new URL(SHARED, page.url()).href);
    expect(shared?.text).toContain('What a battery runs at home');
  });

  test('copies the address where there is no sheet', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
    const { answer } = await openCalculator(page, '?household=small&volts=12');
    await answer.getByRole('button', { name: 'Send this to someone' }).click();
    await expect(answer.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(SHARED, page.url()).href);
  });

  test('shows the address and a link to WhatsApp where there is neither', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as { share?: unknown }).share;
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    });
    const { answer } = await openCalculator(page, '?household=small&volts=12');
    await answer.getByRole('button', { name: 'Send this to someone' }).click();
    const address = new URL(SHARED, page.url()).href;
    await expect(answer.getByText(address)).toBeVisible();
    const link = answer.getByRole('link', { name: 'Send it on WhatsApp' });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(address);
    expect((await link.getAttribute('href')) ?? '').not.toContain(site.whatsApp.business);
  });
});
