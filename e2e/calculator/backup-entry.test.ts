import { expect, test } from '@jest/globals';
import { backup } from '@/content/backup';
import { readSource } from '../support/crawl';

test('home’s way into the calculator is a plain form in the source', () => {
  const { page } = readSource('/');
  const [entry, ...others] = page.querySelectorAll('main form');
  expect(others).toEqual([]);
  expect(entry?.getAttribute('action')).toBe('/backup-calculator#answer');
  expect(entry?.getAttribute('method')?.toLowerCase() ?? 'get').toBe('get');
  const choices = Object.fromEntries(
    (entry?.querySelectorAll('select') ?? []).map((field) => [
      field.getAttribute('name'),
      field.querySelectorAll('option').map((option) => option.getAttribute('value') ?? option.text),
    ]),
  );
  expect(choices).toEqual({
    household: expect.arrayContaining(backup.households.map(({ id }) => id)),
    volts: ['', ...backup.systemVolts.map(String)],
    hours: backup.hours.offered.map(String),
  });
  expect(entry?.querySelectorAll('button')).toHaveLength(1);
  expect(page.querySelectorAll('main a[href="/backup-calculator"]').length).toBeGreaterThan(0);
});

test.each([
  ['/products', 'Which one do I need? Backup calculator'],
  ['/get-quote', 'Work out hours and battery in the backup calculator'],
])('%s leads to the calculator', (address, name) => {
  const links = readSource(address).page.querySelectorAll('main a[href="/backup-calculator"]');
  expect(links.map(({ text }) => text.trim())).toEqual([name]);
});
