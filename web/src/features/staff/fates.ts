import type { Fate, VisitInTheWay } from './models';

/** What the owner most likely wants: somebody else does it; whom nobody can take over she decides on herself. */
const likelyFate = ({ can }: VisitInTheWay): Fate | null => (can.move ? 'move' : null);

export type Fates = Readonly<Record<string, Fate | null>>;

/** What was chosen already stays chosen where it is still possible. */
export const fatesOf = (visits: readonly VisitInTheWay[], before: Fates = {}): Fates =>
  Object.fromEntries(
    visits.map((visit) => {
      const chosen = before[visit._id] ?? null;
      const isPossible = chosen !== null && (chosen !== 'move' || visit.can.move);
      return [visit._id, isPossible ? chosen : likelyFate(visit)];
    }),
  );

export const decided = (visits: readonly VisitInTheWay[], fates: Fates) =>
  visits.flatMap(({ _id: bookingId }) => {
    const fate = fates[bookingId];
    return fate ? [{ bookingId, fate }] : [];
  });

/** What pressing the button will do, so that nobody writes to clients by accident. */
export function consequences(visits: readonly VisitInTheWay[], fates: Fates): string {
  const chosen = decided(visits, fates);
  const count = (fate: Fate) => chosen.filter((each) => each.fate === fate).length;
  const visitsOf = (number: number) => `${number} visit${number === 1 ? '' : 's'}`;
  const parts = [
    count('move') > 0 && `${visitsOf(count('move'))} handed over`,
    count('cancel') > 0 && `${visitsOf(count('cancel'))} cancelled`,
    count('keep') > 0 && `${visitsOf(count('keep'))} kept`,
  ].filter((part) => part !== false);
  const letters = count('move') + count('cancel');
  const told = letters > 0 ? ` ${letters === 1 ? '1 client gets' : `${letters} clients get`} a letter.` : '';
  return parts.length > 0 ? `${parts.join(', ')}.${told}` : '';
}
