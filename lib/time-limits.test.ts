import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { SILENCE_MS } from './silence';
import { stubWindowEvents } from './test-window';
import { rejectAfter, rejectWhenSilent } from './time-limits';

const never = () => new Promise<string>(() => {});

beforeAll(stubWindowEvents);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  ['silence', () => rejectWhenSilent(Promise.resolve('answer'))],
  ['a time', () => rejectAfter(1000, Promise.resolve('answer'))],
])('limited by %s: an answer in time is handed on, and no timer stays', async (_, limited) => {
  await expect(limited()).resolves.toBe('answer');
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['silence', () => rejectWhenSilent(Promise.reject(new TypeError('refused')))],
  ['a time', () => rejectAfter(1000, Promise.reject(new TypeError('refused')))],
])('limited by %s: so is a failure', async (_, limited) => {
  await expect(limited()).rejects.toThrow('refused');
});

test.each([
  ['silence', SILENCE_MS, () => rejectWhenSilent(never())],
  ['a time', 15_000, () => rejectAfter(15_000, never())],
])('limited by %s: without an answer it is a timeout then, and not before', async (_, milliseconds, limited) => {
  let error: Error | undefined;
  limited().catch((reason: Error) => (error = reason));
  await jest.advanceTimersByTimeAsync(milliseconds - 1);
  expect(error).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(error?.name).toBe('TimeoutError');
});
