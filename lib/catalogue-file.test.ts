import { afterEach, expect, jest, test } from '@jest/globals';
import { fetchCatalogueFile } from './catalogue-file';

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
  expect(globalThis.fetch).toHaveBeenCalledWith('/catalogue/2.json', expect.anything());
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
  globalThis.fetch = (_, options) => new Promise((__, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)));
  expect(await fetchCatalogueFile('/catalogue/2.json', 1)).toEqual({ ok: false, reason: 'no-answer' });
});
