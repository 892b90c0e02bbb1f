import type { Role } from '../common/access/role.js';
import type { User } from '../users/user.entity.js';

/** A person's account as she sees it herself. */
export class AccountView {
  _id: string;
  email: string;
  name: string;

  /** Empty when she gave none. */
  phone: string;
  role: Role;

  /** Whether she has shown that the address is hers. */
  isVerified: boolean;

  /** False for somebody who signs in by Google alone. */
  hasPassword: boolean;

  /** Whether she can also sign in with Google. */
  google: boolean;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** How many users were deleted: 1, or 0 when nobody has the address. */
export class DeletedUsersView {
  deletedCount: number;
}

/** What goes with a person who leaves. */
export class DepartureView {
  /** Visits that have yet to begin; they are cancelled. */
  comingVisits: number;
}

/** What goes with oneself. */
export class OwnDepartureView extends DepartureView {
  /** When each of those visits starts, the next one first; instants, ISO 8601 in UTC. */
  startsAt: string[];
}

export const toAccountView = (user: User, google: boolean): AccountView => ({
  _id: user.id,
  email: user.email,
  name: user.name,
  phone: user.phone,
  role: user.role,
  isVerified: user.verifiedAt !== null,
  hasPassword: user.passwordHash !== null,
  google,
  createdAt: user.createdAt.toISOString(),
});
