import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** Works on all items, on as many at once as there are cores. Returns the results in the order of the items. */
export function inParallel<Item, Result>(items: Iterable<Item>, work: (item: Item) => Promise<Result>): Promise<Result[]> {
  return pMap(items, work, { concurrency: availableParallelism() });
}
