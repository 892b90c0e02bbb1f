/** The list with one item moved to another's place, shifting that one up or down. */
export function movedTo(ids: readonly string[], id: string, target: string): string[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)];
  if (from < 0 || to < 0 || from === to) return [...ids];
  const others = ids.filter((each) => each !== id);
  others.splice(others.indexOf(target) + (from < to ? 1 : 0), 0, id);
  return others;
}

/** The full list with the visible items in a new order among themselves; all others stay in place. */
export function arrangedAmong(all: readonly string[], shown: readonly string[]): string[] {
  const next = shown.values();
  return all.map((id) => (shown.includes(id) ? (next.next().value ?? id) : id));
}
