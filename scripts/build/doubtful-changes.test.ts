import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../test/scratch-folder';
import { doubtfulChanges } from './doubtful-changes';

const file = path.join(scratchFolder(), 'cache/seen.json');

const content = { 'pages/home': { home: { lead: 'Packs of 24V and 12V.', text: 'For 124V and 12V.' } } };

test('a price with a figure too few or too many, and a product that is gone, are each said once', () => {
  const check = (prices: Record<string, string>, removed: string[] = []) =>
    doubtfulChanges(
      file,
      Object.entries(prices).map(([id, price]) => ({ id, price })),
      removed.map((id) => ({ id })),
      content,
    );
  expect(check({ pack: 'PKR 186,000', cell: 'PKR 9,600', board: 'PKR 11,000', kit: 'PKR 2,000' })).toEqual([]);
  const slips = { pack: 'PKR 18,600', cell: 'PKR 4,800', kit: 'PKR 20,000' };
  expect(check(slips, ['board'])).toEqual([
    expect.stringContaining('entry "pack": PKR 18,600 is less than half of the PKR 186,000 before.'),
    expect.stringContaining('entry "kit": PKR 20,000 is more than twice the PKR 2,000 before.'),
  ]);
  expect(check({ pack: 'PKR 18,600', cell: 'PKR 9,600' })).toEqual([expect.stringContaining('has no "kit" any more')]);
  expect(check({ pack: 'PKR 18,600', cell: 'PKR 9,600' })).toEqual([]);
  check({ '12v-9ah-pack': 'PKR 9,000', '24v-9ah-pack': 'PKR 18,000' });
  expect(check({ '12v-9ah-pack': 'PKR 9,000' }, ['24v-9ah-pack'])).toEqual([
    '"24v-9ah-pack" is gone, but content/pages/home.ts, field "lead" still names 24V.',
  ]);
  writeFileSync(file, '');
  expect(check({ pack: 'PKR 1,860' })).toEqual([]);
});
