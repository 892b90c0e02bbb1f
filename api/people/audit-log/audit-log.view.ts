import { ApiProperty } from '@nestjs/swagger';
import type { AuditDetail } from '../../platform/audit/audit-entry.entity.js';
import { PageView } from '../../common/page/page.view.js';
import type { User } from '../users/user.entity.js';
import { type AuditLogEntry, type AuditLogAction, auditLogActions } from './audit-log.repository.js';

/** Accounts by id, as they are called today. */
type Names = ReadonlyMap<string, Pick<User, 'name' | 'email'>>;

export class AuditPartyView {
  /** `user` for accounts, else the noun that the id is one of. */
  type: string;
  _id: string;

  /** Their name today, or their email address when they gave none; null for a deleted account, and for things. */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;
}

export class AuditEntryView {
  _id: string;

  /** Instant, ISO 8601 in UTC. Log-ins of an account within an hour that ended in the same way are one entry, with the latest. */
  at: string;

  @ApiProperty({ enum: auditLogActions })
  action: AuditLogAction;

  /** Null when nobody was signed in, and for log-ins that failed. */
  @ApiProperty({ type: AuditPartyView, nullable: true })
  actor: AuditPartyView | null;

  /** Null for failed log-ins with an address that has no account, which is not kept. */
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
