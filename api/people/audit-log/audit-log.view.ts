import { ApiProperty } from '@nestjs/swagger';
import type { AuditDetail } from '../../platform/audit/audit-entry.entity.js';
import { PageView } from '../../common/page/page.view.js';
import type { User } from '../users/user.entity.js';
import { type AuditLogEntry, type AuditLogAction, auditLogActions } from './audit-log.repository.js';

/** Accounts by id, as they are called today. */
type Names = ReadonlyMap<string, Pick<User, 'name' | 'email'>>;

export class AuditPartyView {
  /** `user` for accounts, otherwise the kind of thing that the id refers to. */
  type: string;
  _id: string;

  /** Their current name, or their email address without one; null for a deleted account, and for things. */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;
}

export class AuditEntryView {
  _id: string;

  /**
   * Instant, ISO 8601 in UTC. Log-ins of an account within an hour with the same result are one entry, with the time of
   * the latest.
   */
  at: string;

  @ApiProperty({ enum: auditLogActions })
  action: AuditLogAction;

  /** Null if no one was logged in, and for failed log-ins. */
  @ApiProperty({ type: AuditPartyView, nullable: true })
  actor: AuditPartyView | null;

  /** Null for failed log-ins with an unknown address, which is not stored. */
  @ApiProperty({ type: AuditPartyView, nullable: true })
  object: AuditPartyView | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: {
      oneOf: [{ type: 'string', nullable: true }, { type: 'number' }, { type: 'boolean' }],
    },
  })
  detail: AuditDetail;
}

export class AuditPageView extends PageView {
  items: AuditEntryView[];
}

const toParty = (type: string, id: string | null, names: Names): AuditPartyView | null => {
  if (id === null) return null;
  const person = names.get(id);
  return { type, _id: id, name: person ? person.name || person.email : null, email: person?.email ?? null };
};

export const toAuditEntryView = (
  { id, isLogIn, at, actorId, action, objectType, objectId, detail }: AuditLogEntry,
  names: Names,
): AuditEntryView => ({
  _id: isLogIn ? `log-in-${id}` : id,
  at: at.toISOString(),
  action,
  actor: toParty('user', actorId, names),
  object: toParty(objectType, objectId, names),
  detail,
});
