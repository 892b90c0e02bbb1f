import type { PoolKind, Unit } from '../../booking/resources/models';
import type { ResourcesWords } from '../../../words/types.gen';

/** Names for the units of a new pool: "Basin 1", "Basin 2". */
export const firstNames = (words: ResourcesWords, kind: PoolKind, count: number): string[] =>
  Array.from({ length: count }, (_, index) => words.one({ kind, number: index + 1 }));

/** A name for one more unit, which none of the others has. */
export function nextName(
  words: ResourcesWords,
  kind: PoolKind,
  units: readonly Pick<Unit, 'title'>[],
): string {
  const taken = new Set(units.map(({ title }) => title));
  for (let number = units.length + 1; ; number += 1) {
    const name = words.one({ kind, number });
    if (!taken.has(name)) return name;
  }
}
