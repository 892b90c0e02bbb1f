/** The list with this one a place further up or down; the same list when there is no such place. */
export function movedBy(ids: readonly string[], id: string, places: -1 | 1): string[] {
  const target = ids[ids.indexOf(id) + places];
  return target === undefined || !ids.includes(id) ? [...ids] : movedTo(ids, id, target);
}

/** The list with this one in the place of another, which makes room for it. */
export function movedTo(ids: readonly string[], id: string, target: string): string[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)];
  if (from < 0 || to < 0 || from === to) return [...ids];
  const others = ids.filter((each) => each !== id);
  others.splice(others.indexOf(target) + (from < to ? 1 : 0), 0, id);
  return others;
}
