import { ownColumnOnly } from '../booking-records/bookings.problems.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';

/** Those who see all columns may block any of them; others may block only their own. */
export const isInReach = (actor: CurrentUser, { staffId }: { staffId: string }): boolean =>
  mayForAll(actor, 'diary') || staffId === actor.staffId;

/** Throws 403 for a colleague's column. */
export function assertMayBlock(actor: CurrentUser, staffIds: readonly string[]): void {
  if (!staffIds.every((staffId) => isInReach(actor, { staffId }))) throw ownColumnOnly();
}
