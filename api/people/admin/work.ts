import { grants, grantsFor } from '../../common/access/may.js';
import type { Work } from '../users/work.js';

/**
 * The work as it is stored: only grants that change something for the role, each once, in the order of the list; clients are
 * nobody of the team.
 */
export const settledWork = ({ role, grants: wanted, staffId }: Work): Work => ({
  role,
  grants: grantsFor(role).filter((grant) => wanted.includes(grant)),
  staffId: role === 'user' ? null : staffId,
});

export const isSameWork = (one: Work, other: Work): boolean =>
  one.role === other.role &&
  one.staffId === other.staffId &&
  grants.every((grant) => one.grants.includes(grant) === other.grants.includes(grant));

/** Whether they see and do the same with both: a stylist in another column sees other clients. */
export const isSameAccess = (one: Work, other: Work): boolean =>
  isSameWork({ ...one, staffId: null }, { ...other, staffId: null }) &&
  (one.role !== 'stylist' || one.staffId === other.staffId);

export const noWork: Work = { role: 'user', grants: [], staffId: null };
