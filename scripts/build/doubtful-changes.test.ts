import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { doubtfulChanges } from './doubtful-changes';

test('a price under half of the last one, and a product that is gone, are each said once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seen-'));
  const check = (prices: Record<string, string>, removed: string[] = []) =>
    doubtfulChanges(
      path.join(folder, 'cache/seen.json'),
      Object.entries(prices).map(([id, price]) => ({ id, price })),
      removed.map((id) => ({ id })),
    );
  expect(check({ pack: 'PKR 186,000', cell: 'PKR 9,600', board: 'PKR 11,000' })).toEqual([]);
  expect(check({ pack: 'PKR 18,600', cell: 'PKR 4,800' }, ['board'])).toEqual([
    'content/shop/products.ts, entry "pack": PKR 18,600 is less than half of the PKR 186,000 before.',
  ]);
  expect(check({ pack: 'PKR 18,600' })).toEqual([expect.stringContaining('has no "cell" any more')]);
  expect(check({ pack: 'PKR 18,600' })).toEqual([]);
  rmSync(folder, { recursive: true });
});
