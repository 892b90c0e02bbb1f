import { ApiProperty } from '@nestjs/swagger';
import { type Grant, grants } from '../../common/access/may.js';
import { type TeamRole, teamRoles } from '../../common/access/role.js';
import { maySendAgain } from './domain/invitation-life.js';
import type { InvitationRow } from './invitations.repository.js';

/** What an admin can do with an invitation. */
export class InvitationAbilitiesView {
  send: boolean;
}

/** An invitation that has neither been accepted nor withdrawn. */
export class InvitationView {
  _id: string;
  email: string;

  @ApiProperty({ enum: teamRoles })
  role: TeamRole;

  /** What they may beyond their role. */
  @ApiProperty({ enum: grants, isArray: true })
  grants: Grant[];

  /** The person of the team that they will be, if any. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;

  /** Who sent it last; null when they have no account any more. */
  @ApiProperty({ type: String, nullable: true })
  invitedBy: string | null;

  /** Instant, ISO 8601 in UTC. */
  sentAt: string;

  /** Until when the link works; instant, ISO 8601 in UTC. */
  expiresAt: string;

  /** False once it has expired, or whoever sent it does not run the salon any more; sent again, it works. */
  isOpen: boolean;
  can: InvitationAbilitiesView;
}

/** An invitation that has just been sent. */
export class SentInvitationView extends InvitationView {
  /** What its link opens, as a path, for the admin to pass on where the salon has no mail server; null where an email leaves. */
  @ApiProperty({ type: String, nullable: true })
  link: string | null;
}

export const toInvitationView = (row: InvitationRow, now: Date): InvitationView => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  grants: row.grants,
  staffId: row.staffId,
  staffName: row.staffName,
  invitedBy: row.inviterName,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isOpen: row.isByAdmin && row.expiresAt > now,
  can: { send: maySendAgain(row) },
});
