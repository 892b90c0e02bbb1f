import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import {
  bool,
  type ColumnsOf,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { Invitation } from './invitation.entity.js';
import { teamRoles } from '../../common/access/role.js';
import { insertRow } from '../../database/insert-row.js';
import { grants } from '../../common/access/may.js';

export type NewInvitation = Pick<
  Invitation,
  | 'email'
  | 'emailKey'
  | 'role'
  | 'grants'
  | 'staffId'
  | 'codeHash'
  | 'invitedBy'
  | 'createdAt'
  | 'sentAt'
  | 'expiresAt'
>;

/** An invitation with the names of the people involved. */
export interface InvitationRow extends Pick<
  Invitation,
  'id' | 'email' | 'role' | 'grants' | 'staffId' | 'sends' | 'sentAt' | 'expiresAt'
> {
  staffName: string | null;
  /** Null if the inviter's account was deleted. */
  inviterName: string | null;
  /** True if the inviter is still an admin. */
  isByAdmin: boolean;
}

const invitationRowColumns: ColumnsOf<InvitationRow> = {
  staffName: nullable(text),
  inviterName: nullable(text),
  isByAdmin: bool,
  id: text,
  email: text,
  expiresAt: instant,
  role: oneOf(...teamRoles),
  staffId: nullable(text),
  grants: list(oneOf(...grants)),
  sends: integer,
  sentAt: instant,
};

/** Ends of an invitation. */
type End = { acceptedAt: Date } | { withdrawnAt: Date };

const whereOpen = { acceptedAt: IsNull(), withdrawnAt: IsNull() };

@Injectable()
export class InvitationsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Open invitations, latest first, or a single one. */
  list(id: string | null = null, tx: EntityManager = this.source.manager): Promise<InvitationRow[]> {
    return queryRows(
      tx,
      invitationRowColumns,
      `SELECT i.id, i.email, i.role, i.grants, i.staff_id AS "staffId", i.sends, i.sent_at AS "sentAt",
         i.expires_at AS "expiresAt", s.name AS "staffName", coalesce(nullif(u.name, ''), u.email) AS "inviterName",
         coalesce(u.role = 'admin' AND u.disabled_at IS NULL, false) AS "isByAdmin"
       FROM invitations i LEFT JOIN staff s ON s.id = i.staff_id LEFT JOIN users u ON u.id = i.invited_by
       WHERE i.accepted_at IS NULL AND i.withdrawn_at IS NULL AND ($1::uuid IS NULL OR i.id = $1)
       ORDER BY i.sent_at DESC, i.id`,
      [id],
    );
  }

  findByCode(codeHash: Buffer): Promise<Invitation | null> {
    return this.source.manager.findOneBy(Invitation, { codeHash });
  }

  /** An open invitation, locked until the transaction ends. */
  lockOpen(id: string, tx: EntityManager): Promise<Invitation | null> {
    return tx.findOne(Invitation, { where: { id, ...whereOpen }, lock: { mode: 'pessimistic_write' } });
  }

  /** True if this address or team member has an open invitation. */
  async isInvited(
    { emailKey, staffId }: Pick<Invitation, 'emailKey' | 'staffId'>,
    tx: EntityManager,
  ): Promise<boolean> {
    const whose = staffId === null ? [{ emailKey }] : [{ emailKey }, { staffId }];
    return tx.existsBy(
      Invitation,
      whose.map((each) => ({ ...each, ...whereOpen })),
    );
  }

  addInvitation(invitation: NewInvitation, tx: EntityManager): Promise<string> {
    return insertRow(tx, Invitation, invitation);
  }

  async sendAgain(
    id: string,
    again: Pick<Invitation, 'codeHash' | 'invitedBy' | 'sentAt' | 'expiresAt'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(Invitation, { id }, { ...again, sends: () => 'sends + 1' });
  }

  /** False if it has already ended. */
  async end(id: string, end: End, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(Invitation, { id, ...whereOpen }, end);
    return affected === 1;
  }

  /** Withdraws the invitations of a team member. */
  async withdrawOf(staffId: string, at: Date, tx: EntityManager): Promise<string[]> {
    const rows = await queryRows(
      tx,
      { email: text },
      `UPDATE invitations SET withdrawn_at = $2
       WHERE staff_id = $1 AND accepted_at IS NULL AND withdrawn_at IS NULL RETURNING email`,
      [staffId, at],
    );
    return rows.map(({ email }) => email);
  }

  /** Withdraws expired invitations of this address or team member, to make room for a new one. */
  async withdrawExpired(
    { emailKey, staffId }: Pick<Invitation, 'emailKey' | 'staffId'>,
    at: Date,
    tx: EntityManager,
  ): Promise<void> {
    await execute(
      tx,
      `UPDATE invitations SET withdrawn_at = $3 WHERE (email_key = $1 OR staff_id = $2)
         AND accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at <= $3`,
      [emailKey, staffId, at],
    );
  }

  async deleteTo(emailKey: string, tx: EntityManager): Promise<void> {
    await tx.delete(Invitation, { emailKey });
  }

  /** Deletes invitations that ended before this instant. */
  async sweep(before: Date): Promise<void> {
    await execute(
      this.source,
      `DELETE FROM invitations WHERE coalesce(accepted_at, withdrawn_at, expires_at) < $1`,
      [before],
    );
  }
}
