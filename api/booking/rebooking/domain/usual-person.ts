/** Someone does it usually from the second visit on. */
const FEWEST_VISITS = 2;

/**
 * The team member in most of a client's visits, and in at least half of them; null without one.
 *
 * @param visits the team members of each visit, latest first; of two who came up as often, the more recent one counts
 */
export function usualPerson(visits: readonly (readonly string[])[]): string | null {
  const counts = new Map<string, number>();
  for (const people of visits) for (const id of new Set(people)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!usual || usual[1] < FEWEST_VISITS || usual[1] * 2 < visits.length) return null;
  return usual[0];
}
