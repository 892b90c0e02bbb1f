import { ApiProperty } from '@nestjs/swagger';
import type { Role } from '../common/access/role.js';
import type { UserRow } from './users.repository.js';

/** A person as she sees herself. */
export class UserView {
  _id: string;
  email: string;

  /** Empty when she never gave one. */
  name: string;
  role: Role;
}

/** A person as the list of users shows her. */
export class ListedUserView {
  _id: string;
  email: string;
  role: Role;
}

/** A person as those see her who run the salon. */
export class UserRowView {
  _id: string;
  email: string;

  /** Empty when she never gave one. */
  name: string;
  role: Role;
  /** Whether she has proved that the address is hers. */
  isVerified: boolean;
  isDisabled: boolean;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;

  /** Null when she was not signed in lately. */
  @ApiProperty({ type: String, nullable: true })
  lastSeenAt: string | null;
}

export class UserPageView {
  items: UserRowView[];
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;
}

export const toUserView = (user: { id: string; email: string; name: string; role: Role }): UserView => ({
  _id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
});

export const toUserRowView = (row: UserRow): UserRowView => ({
  _id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  isVerified: row.verified_at !== null,
  isDisabled: row.disabled_at !== null,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});

export const toListedUserView = (user: { id: string; email: string; role: Role }): ListedUserView => ({
  _id: user.id,
  email: user.email,
  role: user.role,
});
