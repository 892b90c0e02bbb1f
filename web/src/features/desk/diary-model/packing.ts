import type { Span } from './scale';

/** A booking to be placed in a column: its duration, and when its team member is busy with it. */
export interface Packable {
  key: string;
  span: Span;
  busy: readonly Span[];
}

/** Its lane among parallel lanes, and how many others it is in front of. */
export interface Place {
  lane: number;
  lanes: number;
  depth: number;
}

const meet = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** True if one team member would have to do both at once. */
export const clash = (a: readonly Span[], b: readonly Span[]): boolean =>
  a.some((one) => b.some((other) => meet(one, other)));

/**
 * Places the bookings of a column. Those that need the team member at the same time share the width, connected ones
 * in equal lanes. One inside another's processing time has the full width and is in front.
 */
export function pack(items: readonly Packable[]): Map<string, Place> {
  const order = [...items].sort((a, b) => a.span.from - b.span.from || b.span.to - a.span.to);
  const places = new Map<string, Place>();
  for (const group of clashing(order)) {
    const lanes: Packable[][] = [];
    for (const item of group) {
      const free = lanes.find((lane) => lane.every((other) => !clash(item.busy, other.busy)));
      if (free) free.push(item);
      else lanes.push([item]);
    }
    lanes.forEach((lane, index) =>
      lane.forEach(({ key }) => places.set(key, { lane: index, lanes: lanes.length, depth: 0 })),
    );
  }
  order.forEach((item, index) => {
    const place = places.get(item.key);
    if (!place) return;
    for (const other of order.slice(0, index)) {
      const behind = places.get(other.key);
      if (behind && behind.lane === place.lane && meet(item.span, other.span)) {
        place.depth = Math.max(place.depth, behind.depth + 1);
      }
    }
  });
  return places;
}

/** Groups in which each booking clashes with another one, in the given order. */
function clashing(order: readonly Packable[]): Packable[][] {
  const groups: Packable[][] = [];
  for (const item of order) {
    const met = groups.filter((group) => group.some((other) => clash(item.busy, other.busy)));
    const [first, ...others] = met;
    if (!first) {
      groups.push([item]);
      continue;
    }
    for (const other of others) {
      first.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
    first.push(item);
  }
  return groups;
}
