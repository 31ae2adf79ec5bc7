import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export const toastArea = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });
export const toasts = (page: Page): Locator => toastArea(page).getByRole('listitem');

/** Expects one toast, with these lines to the letter and nothing else but its dismiss button. */
export async function expectToast(page: Page, ...lines: string[]): Promise<void> {
  await expect(toasts(page)).toHaveCount(1);
  await expect.poll(async () => (await toasts(page).innerText()).split('\n').filter((line) => line.trim() !== '')).toEqual(lines);
}
