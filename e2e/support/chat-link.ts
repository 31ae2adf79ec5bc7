import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { readChatLink } from './chat-text';

/** Expects a plain link to a chat, opened in a new tab that can't reach back. */
export async function expectChatLink(link: Locator, number: string, text: string | null): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  expect(readChatLink((await link.getAttribute('href')) ?? '')).toEqual({ number, text });
}
