/** At most `most` items in their order: the first of each kind, then the second of each, and so on. */
export function someOfEach<Item>(items: readonly Item[], most: number, kindOf: (item: Item) => unknown): Item[] {
  const turn = (item: Item, index: number) => items.slice(0, index).filter((before) => kindOf(before) === kindOf(item)).length;
  return items
    .map((item, index) => ({ item, index, turn: turn(item, index) }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}
