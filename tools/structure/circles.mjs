import path from 'node:path';

/**
 * Files that import each other in a circle, each circle once. Imports of types count as well: they vanish when the
 * code runs, but two files that need each other's types cannot be read, moved or changed one without the other. The
 * entities of a module are left out: TypeORM wants a relation written on both of its sides, and reads them late.
 */
export function circles(sources) {
  const graph = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.map(({ file: target }) => target).filter((target) => !areSidesOfARelation(file, target)),
    ]),
  );
  return components(graph).map(
    (files) => `${files[0]}: imports itself in a circle: ${shortest(graph, files)}`,
  );
}

const areSidesOfARelation = (one, other) =>
  [one, other].every((file) => file.endsWith('.entity.ts')) &&
  path.posix.dirname(one) === path.posix.dirname(other);

/** Groups of files in which each reaches each other (Tarjan's algorithm). */
function components(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const groups = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || graph.get(file)?.includes(file)) groups.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** The shortest path from the first file of a group back to it. */
function shortest(graph, [first]) {
  const ways = [[first]];
  const seen = new Set();
  for (const way of ways) {
    for (const target of graph.get(way.at(-1)) ?? []) {
      if (target === first) return [...way, first].join(' → ');
      if (!seen.has(target)) ways.push([...way, target]);
      seen.add(target);
    }
  }
  return first;
}
