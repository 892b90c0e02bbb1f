import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import type { LineRequest } from '../planning/bookable-lines.js';
import type { Reassignment } from '../planning/rebooked-lines.js';
import { ownColumnOnly } from './bookings.problems.js';

/**
 * The lines that a team member may book at the desk: for anyone, or only in their own column. In that case a line
 * without a name is theirs. Throws 403 for a line that names a colleague.
 */
export function linesAtDesk<Line extends LineRequest>(actor: CurrentUser, lines: Line[]): Line[] {
  if (mayForAll(actor, 'bookings')) return lines;
  const { staffId: own } = actor;
  return lines.map((line) => {
    if (own === null || (line.staffId !== null && line.staffId !== own)) throw ownColumnOnly();
    return { ...line, staffId: own };
  });
}

/** Throws 403 if a team member who manages only their own bookings would reassign one to a colleague. */
export function assertMayHandTo(
  actor: CurrentUser,
  { anyone = false, staffId }: Pick<Reassignment, 'anyone' | 'staffId'>,
): void {
  const isHandedOver = anyone || (staffId !== undefined && staffId !== actor.staffId);
  if (isHandedOver && !mayForAll(actor, 'bookings')) throw ownColumnOnly();
}
