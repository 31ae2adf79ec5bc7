import type { Locator, Page } from '@playwright/test';
import { calculatorRoute } from './routes';
import { untilHydrated } from './site-test';

/** The parts of the calculator's page that its tests look at. */
export function calculatorParts(page: Page) {
  const main = page.getByRole('main');
  const answer = main.getByRole('region', { name: 'Answer' });
  return {
    main,
    answer,
    /** The sentences that are read aloud. */
    output: answer.getByRole('status').first(),
    /** The one green button. */
    chat: answer.getByRole('link', { name: /WhatsApp$/ }).first(),
    volts: main.getByLabel('UPS or inverter voltage'),
    hours: main.getByLabel('Hours without mains'),
    household: main.getByLabel('Start from a household'),
    count: (label: string) => main.getByLabel(label, { exact: false }),
    entry: (label: string) => main.getByRole('textbox', { name: label }),
    table: main.getByRole('table', { name: 'What each pack runs' }),
  };
}

/** Opens the calculator, and waits until it answers. */
export async function openCalculator(page: Page, query = ''): Promise<ReturnType<typeof calculatorParts>> {
  await page.goto(calculatorRoute + query);
  await untilHydrated(page);
  return calculatorParts(page);
}

/** What a field says is wrong, as it is tied to it; empty where nothing is. */
export async function errorOf(field: Locator): Promise<string> {
  if ((await field.getAttribute('aria-invalid')) !== 'true') return '';
  return field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`).join(' ');
  });
}
