import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { fetchCatalogueFile } from './catalogue-file';
import { SILENCE_MS } from './silence';
import { stubWindowEvents } from './test-window';

beforeAll(stubWindowEvents);

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

function answerWith(answer: () => Promise<Response>) {
  globalThis.fetch = jest.fn<typeof fetch>(answer);
}

test('the cards of a file', async () => {
  answerWith(async () => Response.json({ products: [{ id: 'one' }] }));
  expect(await fetchCatalogueFile('/catalogue/2.json')).toEqual({ ok: true, products: [{ id: 'one' }] });
  expect(globalThis.fetch).toHaveBeenCalledWith('/catalogue/2.json');
});

test.each<[string, () => Promise<Response>, string]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'no-connection'],
  ['a file that is not there', async () => new Response('<!doctype html>', { status: 404 }), 'missing'],
  ['a page sent in its place', async () => new Response('<!doctype html>'), 'malformed'],
  ['JSON of another shape', async () => Response.json(null), 'malformed'],
  ['a list that is none', async () => Response.json({ products: {} }), 'malformed'],
])('%s is a result, not an exception', async (_, answer, reason) => {
  answerWith(answer);
  expect(await fetchCatalogueFile('/catalogue/2.json')).toEqual({ ok: false, reason });
});

test('an answer that never comes', async () => {
  jest.useFakeTimers();
  answerWith(() => new Promise(() => {}));
  const answer = fetchCatalogueFile('/catalogue/2.json');
  await jest.advanceTimersByTimeAsync(SILENCE_MS);
  expect(await answer).toEqual({ ok: false, reason: 'no-answer' });
  jest.useRealTimers();
});
