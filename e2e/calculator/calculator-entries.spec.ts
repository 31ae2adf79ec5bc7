import { backup } from '@/content/backup';
import { BROKEN, errorOf, openCalculator } from '../support/calculator';
import { expect, test } from '../support/site-test';

/* What people write into fields that ask for a figure: it is understood, or a sentence beside the field says what to write. */

const OTHER = 'Other, in watts';

test.describe('entries', () => {
  test('figures as people write them are understood', async ({ page }) => {
    const { answer, entry } = await openCalculator(page, '?volts=48');
    for (const [typed, watts] of [
      ['۱۲', '12 W'],
      ['١٢', '12 W'],
      ['1,200', '1,200 W'],
      ['1,50,0', ''],
      ['150.4', '150 W'],
      [' 90 W ', '90 W'],
    ] as const) {
      await entry(OTHER).fill(typed);
      if (!watts) continue;
      expect(await errorOf(entry(OTHER)), typed).toBe('');
      await expect(answer.getByRole('definition').first(), typed).toHaveText(watts);
      await expect(entry(OTHER)).toHaveValue(typed);
    }
  });

  // Each kind by itself is the unit's matter (lib/backup/entry.test.ts).
  test('what is no figure stays, with a sentence beside it, and the rest is answered', async ({ page }) => {
    const typed = '<b>5</b> 💥';
    const { main, output, entry } = await openCalculator(page, '?household=small&volts=12');
    await entry(OTHER).fill(typed);
    expect(await errorOf(entry(OTHER))).toBe('Enter a number from 0 to 20,000. Until then we leave it out.');
    await expect(output).toContainText('about 4½ hours (3½ to 5)');
    await page.waitForURL(/other=/);
    await page.reload();
    await expect(entry(OTHER)).toHaveValue(typed);
    expect(await errorOf(entry(OTHER))).toContain('Enter a number');
    expect(await main.innerText()).not.toMatch(BROKEN);
    await entry(OTHER).fill('');
    expect(await errorOf(entry(OTHER))).toBe('');
  });

  test('every field takes every kind of nonsense', { tag: '@full' }, async ({ page }) => {
    const { main, output, entry } = await openCalculator(page, '?household=small&volts=12');
    await main.getByText('Charger, losses').click();
    const fields = await main.getByRole('textbox').all();
    expect(fields).toHaveLength(9);
    for (const typed of ['-1', '0.0000001', '']) {
      for (const field of fields) await field.fill(typed);
      expect((await output.textContent())?.trim(), typed).toBeTruthy();
      expect(await main.innerText(), typed).not.toMatch(BROKEN);
    }
    for (const field of fields) await field.fill('0');
    expect(await errorOf(entry('Charger, in amps'))).toBe('Enter a number from 1 to 300. Until then we leave it out.');
    expect(await errorOf(entry('Hours of mains between cuts'))).toBe(
      'Enter a number from 0.5 to 24. Until then we leave it out.',
    );
    expect(await errorOf(entry('Years to compare'))).toContain('Enter a number from 1 to 15.');
    // Nothing is a good answer where it may be nothing.
    expect(await errorOf(entry(OTHER))).toBe('');
    expect(await errorOf(entry('The inverter’s own draw, in watts'))).not.toContain('Enter a number');
  });

  test('every load at its most is refused in words', { tag: '@full' }, async ({ page }) => {
    const all = backup.loads.map(({ id, most }) => `${id}=${most}`).join('&');
    for (const volts of ['', '&volts=12', '&volts=24', '&volts=48']) {
      const { main, output, chat } = await openCalculator(page, `?${all}${volts}&other=20000&hours=12`);
      await expect(output).toContainText('This load needs a custom pack.');
      await expect(chat).toBeVisible();
      expect(await main.innerText()).not.toMatch(BROKEN);
    }
  });

  test('the ends of the scale are words', { tag: '@full' }, async ({ page }) => {
    const { answer, output } = await openCalculator(page, '?router=1&volts=48');
    await expect(output).toContainText('more than a day');
    await page.goto('/backup-calculator?other=4000&volts=48&hours=2');
    await expect(answer.getByRole('listitem').filter({ hasText: '51.2V' })).toContainText('about 1 hour');
    await page.goto('/backup-calculator?other=1000&volts=12&draw=0');
    await expect(answer.getByRole('listitem').filter({ hasText: '12V 100Ah' })).toContainText('about 1 hour');
  });
});
