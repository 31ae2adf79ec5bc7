import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { promises } from '../content/promises';
import { site } from '../content/site';

const root = path.resolve(__dirname, '..');
const sources = ['app', 'components', 'content', 'lib'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => ({ name: `${room}/${name}`, text: readFileSync(path.join(root, room, name), 'utf8') })),
);

/** The business's constants and limits: each is written in one place, and the words that need it are made from there. */
test.each([
  ['how long a toast of the pages stays', /\b3000\b/g, 'lib/toast-store.ts'],
  ['how long any other toast stays', /\b5000\b/g, 'lib/toast-store.ts'],
  ['how far a toast is swiped', /SWIPE_THRESHOLD = 50\b/g, 'components/ui/toasts.tsx'],
  ['when the bar turns glassy', /SCROLL_THRESHOLD = 50\b/g, 'components/layout/page-signals.tsx'],
  ['how many products the home page shows', /FEATURED_COUNT = 3\b/g, 'lib/catalogue.ts'],
  ['rows of the message box on /get-quote', /MESSAGE_ROWS = 6\b/g, 'app/get-quote/page.tsx'],
  ['business hours as shown', /10:00 AM/g, 'content/site.ts'],
  ['business hours in sentences', /10 AM/g, 'content/site.ts'],
  ['years', /\b8\+/g, 'content/site.ts'],
  ['batteries', /\b500\+/g, 'content/site.ts'],
  ['customers', /\b499\+/g, 'content/site.ts'],
  ['satisfaction', /\b99%/g, 'content/site.ts'],
  ['the business number', new RegExp(site.whatsApp.business, 'g'), 'content/site.ts'],
  ['the number for orders of products', new RegExp(site.whatsApp.productOrders, 'g'), 'content/site.ts'],
  ['the response time', /responseTimeHours: 12\b/g, 'content/site.ts'],
])('%s', (_, pattern, home) => {
  const places = sources.flatMap(({ name, text }) => (text.match(pattern) ?? []).map(() => name));
  expect(places).toEqual([home]);
});

test('words about the response time are made from it', () => {
  const words = sources.filter(({ text }) => /\b12 hours\b/.test(text)).map(({ name }) => name);
  expect(words).toEqual([]);
});

describe('promises that the owner has to confirm', () => {
  /** As the files write it: figures in a promise are filled in from where they are stated. */
  const written = (says: string) => says.replace(String(site.responseTimeHours), '${site.responseTimeHours}');
  const holders = (text: string) => sources.filter((source) => source.text.includes(text)).map(({ name }) => name);

  test.each(Object.entries(promises))('%s', (name, { says }) => {
    expect(holders(written(says))).toEqual(['content/promises.ts']);
    expect(holders(`promises.${name}.says`)).not.toEqual([]);
  });
});
