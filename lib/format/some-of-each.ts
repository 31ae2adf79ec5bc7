/** At most `most` items in their order: the first of each kind, then the second of each, and so on. */
export function someOfEach<Item>(items: readonly Item[], most: number, kindOf: (item: Item) => unknown): Item[] {
  const seen = new Map<unknown, number>();
  return items
    .map((item, index) => {
      const turn = seen.get(kindOf(item)) ?? 0;
      seen.set(kindOf(item), turn + 1);
      return { item, index, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}
