import { ApiProperty } from '@nestjs/swagger';
import { type Grant, grants } from '../../common/access/may.js';
import { type Role, roles } from '../../common/access/role.js';
import { PageView } from '../../common/page/page.view.js';
import type { UserRow } from './user-list.repository.js';

/** An account as the people who run the salon see it. */
export class UserRowView {
  _id: string;
  email: string;

  /** Empty without one. */
  name: string;

  @ApiProperty({ enum: roles })
  role: Role;

  /** Rights granted by an admin beyond the role. */
  @ApiProperty({ enum: grants, isArray: true })
  grants: Grant[];

  /** The team member linked to the account, if any. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;

  /** True if the email address is verified. */
  isVerified: boolean;
  isDisabled: boolean;

  /** True if they log in with a second factor. */
  hasFactor: boolean;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;

  /** Null without a session. */
  @ApiProperty({ type: String, nullable: true })
  lastSeenAt: string | null;
}

/** A role, and the rights that can be added to it. */
export class RoleView {
  @ApiProperty({ enum: roles })
  role: Role;

  /** Rights that an admin can grant beyond the role, without those it already has. */
  @ApiProperty({ enum: grants, isArray: true })
  grants: Grant[];
}

export class UserPageView extends PageView {
  items: UserRowView[];
}

export const toUserRowView = (row: UserRow): UserRowView => ({
  _id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  grants: row.grants,
  staffId: row.staff_id,
  staffName: row.staff_name,
  isVerified: row.verified_at !== null,
  isDisabled: row.disabled_at !== null,
  hasFactor: row.has_factor,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});
