import { beforeEach, expect, jest, test } from '@jest/globals';
import { LIMIT_MS } from '../browser/timeout';
import { clearSent, draftOf, keepDraft, sendDraft, subscribeToDrafts, writeValues } from './draft';
import type { EmailResult } from './email';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  });
});

test('each form keeps its own text, and takes up what the tab has kept', () => {
  writeValues('page', { subject: '24V' });
  keepDraft('page');
  writeValues('modal', { subject: '12V' });
  keepDraft('modal');
  expect([...kept]).toEqual([
    ['typed-page', '{"subject":"24V"}'],
    ['typed-modal', '{"subject":"12V"}'],
  ]);
  kept.set('typed-later', '{"subject":"48V"}');
  expect(draftOf('later').values).toEqual({ subject: '48V' });
  kept.set('typed-broken', '{');
  expect(draftOf('broken').values).toEqual({});
});

test('what was sent is cleared, unless it was changed meanwhile', () => {
  writeValues('a', { subject: '24V', message: '' });
  expect(clearSent('a', { subject: '24V' })).toBe(true);
  expect(draftOf('a').values).toEqual({});
  writeValues('a', { subject: '48V' });
  expect(clearSent('a', { subject: '24V', message: '' })).toBe(false);
  expect(draftOf('a').values).toEqual({ subject: '48V' });
  expect(clearSent('a', { subject: '48V', message: '' })).toBe(true);
});

test('listeners hear of each change, and of nothing once they have left', () => {
  const listener = jest.fn();
  const leave = subscribeToDrafts(listener);
  writeValues('c', { subject: '24V' });
  writeValues('c', { subject: '24V' });
  leave();
  writeValues('c', { subject: '12V' });
  expect(listener).toHaveBeenCalledTimes(1);
});

/** Starts to send, and returns how to end it. */
function startSending(id: string) {
  let end: (result: EmailResult) => void = () => {};
  const sent = sendDraft(id, () => new Promise((resolve) => (end = resolve)));
  return { sent, end: (result: EmailResult) => (end(result), sent) };
}

test('a draft is sent once at a time, and says what became of it', async () => {
  jest.useFakeTimers();
  writeValues('b', { subject: '24V' });
  const first = startSending('b');
  expect(draftOf('b')).toMatchObject({ sending: true, outcome: null });
  expect(await sendDraft('b', () => Promise.reject())).toBeUndefined();
  jest.advanceTimersByTime(LIMIT_MS);
  expect(draftOf('b')).toMatchObject({ sending: true, outcome: { reason: 'slow' } });
  await first.end({ ok: false, reason: 'no-answer', detail: '' });
  expect(draftOf('b')).toMatchObject({ sending: false, outcome: { reason: 'unknown' }, values: { subject: '24V' } });
  await startSending('b').end({ ok: false, reason: 'refused', detail: '' });
  writeValues('b', { subject: '24V, one' });
  expect(draftOf('b').outcome).toEqual({ reason: 'failed' });

  const second = startSending('b');
  writeValues('b', { subject: '24V, two' });
  await second.end({ ok: true });
  expect(draftOf('b')).toEqual({ sending: false, outcome: { reason: 'sent', isEdited: true }, values: { subject: '24V, two' } });
  await startSending('b').end({ ok: true });
  expect(draftOf('b')).toEqual({ sending: false, outcome: { reason: 'sent', isEdited: false }, values: {} });
  // The first key of the next text takes the note away.
  writeValues('b', { subject: 'x' });
  expect(draftOf('b').outcome).toBeNull();
  jest.advanceTimersByTime(LIMIT_MS);
  expect(draftOf('b').outcome).toBeNull();
});
