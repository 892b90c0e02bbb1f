import { capabilities, grants, reachOf } from '../common/access/may.js';
import type { Work } from '../users/work.js';

/**
 * The work as it is stored: only grants that change something for the role, each once, in the order of the list; clients are
 * nobody of the team.
 */
export const settledWork = ({ role, grants: wanted, staffId }: Work): Work => ({
  role,
  grants: grants.filter(
    (grant) =>
      wanted.includes(grant) &&
      capabilities.some(
        (each) => reachOf({ role, grants: [grant] }, each) !== reachOf({ role, grants: [] }, each),
      ),
  ),
  staffId: role === 'user' ? null : staffId,
});

export const isSameWork = (one: Work, other: Work): boolean =>
  one.role === other.role &&
  one.staffId === other.staffId &&
  grants.every((grant) => one.grants.includes(grant) === other.grants.includes(grant));

export const NO_WORK: Work = { role: 'user', grants: [], staffId: null };
