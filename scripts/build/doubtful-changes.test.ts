import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '@/lib/check/site-schema';
import { scratchFolder } from '../test/scratch-folder';
import { doubtfulChanges } from './doubtful-changes';

const file = path.join(scratchFolder(), 'cache/seen.json');

const content = { 'pages/home': { home: { lead: 'Packs of 24V and 12V.', text: 'For 124V and 12V.' } } };

test('a price with a figure too few or too many, or of an old day, and a product that is gone, are each said once', () => {
  const check = (prices: Record<string, number>, removed: string[] = [], priceDate?: string) =>
    doubtfulChanges(file, {
      ...content,
      'shop/products': { products: Object.entries(prices).map(([id, price]) => ({ id, price, priceDate })) },
      'shop/removed-products': { removedProducts: removed.map((id) => ({ id })) },
    } as unknown as SiteContent);
  expect(check({ pack: 186_000, cell: 9_600, board: 11_000, kit: 2_000 })).toEqual([]);
  const slips = { pack: 18_600, cell: 4_800, kit: 20_000 };
  expect(check(slips, ['board'])).toEqual([
    expect.stringContaining('entry "pack": PKR 18,600 is less than half of the PKR 186,000 before.'),
    expect.stringContaining('entry "kit": PKR 20,000 is more than twice the PKR 2,000 before.'),
  ]);
  expect(check({ pack: 18_600, cell: 9_600 })).toEqual([expect.stringContaining('has no "kit" any more')]);
  expect(check({ pack: 18_600, cell: 9_600 })).toEqual([]);
  check({ '12v-9ah-pack': 9_000, '24v-9ah-pack': 18_000 });
  expect(check({ '12v-9ah-pack': 9_000 }, ['24v-9ah-pack'])).toEqual([
    '"24v-9ah-pack" is gone, but content/pages/home.ts, field "lead" still names 24V.',
  ]);
  check({ pack: 1_860 }, [], '2026-11-20');
  expect(check({ pack: 1_870 }, [], '2026-11-20')).toEqual([
    expect.stringContaining('entry "pack": PKR 1,870 is new, but its "priceDate" is still 2026-11-20.'),
  ]);
  expect(check({ pack: 1_880 }, [], '2026-11-21')).toEqual([]);
  writeFileSync(file, '');
  expect(check({ pack: 1_860 })).toEqual([]);
});
