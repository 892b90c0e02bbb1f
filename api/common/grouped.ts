/** Groups items by key, preserving the order of both. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const byKey = new Map<string, Item[]>();
  for (const item of items) {
    const known = byKey.get(keyOf(item));
    if (known) known.push(item);
    else byKey.set(keyOf(item), [item]);
  }
  return byKey;
}

export const sumOf = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + read(item), 0);
