import { expect, type Page } from '@playwright/test';
import { requestRaw } from './raw-request';

/**
 * What a server sends before it waits for the first answer, ten segments of 1,460 bytes (RFC 6928), but for 20 bytes: one
 * too many costs a whole round trip, and clients count a response's head each in their own way.
 */
export const FIRST_ROUND_TRIP = 14_580;

/** Expects the page as a whole to come with the first round trip, its headers included. */
export async function expectFirstRoundTrip(page: Page, path: string): Promise<void> {
  const { headers, body } = await requestRaw(page.url(), path, { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = `HTTP/1.1 200 OK\r\n${head.join('')}\r\n`.length + body.length;
  expect.soft(bytes, `${path} with its headers, in bytes`).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
}
