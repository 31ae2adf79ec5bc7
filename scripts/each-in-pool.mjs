/**
 * Does the work for every item, `limit` of them at a time, in order of start.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {number} limit
 * @param {(item: T) => Promise<void>} work the first that rejects rejects the whole
 */
export async function forEachInPool(items, limit, work) {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, limit) }, worker));
}
