import { ApiProperty } from '@nestjs/swagger';
import { type Grant, grants } from '../../common/access/may.js';
import { type TeamRole, teamRoles } from '../../common/access/role.js';
import { maySendAgain } from './domain/invitation-life.js';
import type { InvitationRow } from './invitations.repository.js';

/** An admin's permissions for an invitation. */
export class InvitationAbilitiesView {
  send: boolean;
}

/** An invitation that has neither been accepted nor withdrawn. */
export class InvitationView {
  _id: string;
  email: string;

  @ApiProperty({ enum: teamRoles })
  role: TeamRole;

  /** Rights granted beyond the role. */
  @ApiProperty({ enum: grants, isArray: true })
  grants: Grant[];

  /** The team member that will be linked to the account, if any. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;

  /** The last sender; null if their account no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  invitedBy: string | null;

  /** Instant, ISO 8601 in UTC. */
  sentAt: string;

  /** The expiry of the link; instant, ISO 8601 in UTC. */
  expiresAt: string;

  /** False once it has expired or its sender is no longer an admin; sending it again renews it. */
  isOpen: boolean;
  can: InvitationAbilitiesView;
}

/** An invitation that has just been sent. */
export class SentInvitationView extends InvitationView {
  /** The path of its link, for the admin to pass on if the salon has no mail server; null if an email is sent. */
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
