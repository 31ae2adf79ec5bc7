import { LIMIT_MS } from '../browser/timeout';
import { draftOf, noteOpened, sendDraft, noteTyped } from './draft';
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

test.each([
  ['{"values":{"subject":"48V"},"status":"failed"}', { values: { subject: '48V' }, status: 'open' }],
  // Nobody saw the answer to an email that was being sent.
  ['{"values":{"subject":"48V"},"status":"sending"}', { values: { subject: '48V' }, status: 'unknown' }],
  ['{"values":{"subject":48,"message":"x"},"status":"slow"}', { values: { message: 'x' }, status: 'unknown' }],
  ['{"values":{},"status":"open","opened":"Hi!"}', { values: {}, status: 'open', opened: 'Hi!' }],
  ['null', { values: {}, status: 'open' }],
])('of %s a tab takes up %j', (text, draft) => {
  kept.set(`draft-${text}`, text);
  expect(draftOf(text).get()).toEqual(draft);
});

test('the message of an opened chat is kept while the next is typed', () => {
  noteTyped('a', { message: '24V' });
  noteOpened('a', 'Message: 24V');
  expect(draftOf('a').get().values).toEqual({});
  noteTyped('a', { message: '12V' });
  expect(kept.get('draft-a')).toBe('{"values":{"message":"12V"},"status":"open","opened":"Message: 24V"}');
});

test('listeners hear of each change of their form, and of nothing once they have left', () => {
  const listener = jest.fn();
  const leave = draftOf('c').subscribe(listener);
  noteTyped('c', { subject: '24V' });
  noteTyped('c', { subject: '24V', message: '' });
  noteTyped('d', { subject: '24V' });
  leave();
  noteTyped('c', { subject: '12V' });
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
  noteTyped('b', { subject: '24V' });
  const first = startSending('b');
  expect([draftOf('b').get().status, kept.get('draft-b')]).toEqual(['sending', expect.stringContaining('"sending"')]);
  expect(await sendDraft('b', () => Promise.reject())).toBeUndefined();
  jest.advanceTimersByTime(LIMIT_MS);
  expect(draftOf('b').get().status).toBe('slow');
  expect(await sendDraft('b', () => Promise.reject())).toBeUndefined();
  await first.end({ result: 'unknown', detail: '' });
  expect(draftOf('b').get()).toEqual({ status: 'unknown', values: { subject: '24V' } });
  await startSending('b').end({ result: 'failed', detail: '' });
  noteTyped('b', { subject: '24V, one' });
  expect(draftOf('b').get().status).toBe('failed');

  const second = startSending('b');
  noteTyped('b', { subject: '24V, two' });
  await second.end({ result: 'sent' });
  expect(draftOf('b').get()).toEqual({ status: 'sentBeforeEdits', values: { subject: '24V, two' } });
  await startSending('b').end({ result: 'sent' });
  expect(draftOf('b').get()).toEqual({ status: 'sent', values: {} });
  expect(kept.get('draft-b')).not.toContain('24V');
  // The first key of the next text takes the note away.
  noteTyped('b', { subject: 'x' });
  jest.advanceTimersByTime(LIMIT_MS);
  expect(draftOf('b').get().status).toBe('open');
});
