import { grants, grantsFor } from '../../common/access/may.js';
import type { Work } from '../users/work.js';

/**
 * The form in which it is stored: only grants that make a difference for the role, without duplicates and in list
 * order; clients have no team member.
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

/** True if both give the same access: a stylist in another column sees other clients. */
export const isSameAccess = (one: Work, other: Work): boolean =>
  isSameWork({ ...one, staffId: null }, { ...other, staffId: null }) &&
  (one.role !== 'stylist' || one.staffId === other.staffId);

export const noWork: Work = { role: 'user', grants: [], staffId: null };
