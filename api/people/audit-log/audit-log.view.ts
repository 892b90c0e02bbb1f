import { ApiProperty } from '@nestjs/swagger';
import { type AuditAction, auditActions } from '../../platform/audit/audit-action.js';
import type { AuditDetail, AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { PageView } from '../../common/page/page.view.js';
import type { User } from '../users/user.entity.js';

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

  /** Instant, ISO 8601 in UTC. */
  at: string;

  @ApiProperty({ enum: auditActions })
  action: AuditAction;

  /** Null when nobody was signed in. */
  @ApiProperty({ type: AuditPartyView, nullable: true })
  actor: AuditPartyView | null;
  object: AuditPartyView;

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

const toParty = (type: string, id: string, names: Names): AuditPartyView => {
  const person = names.get(id);
  return { type, _id: id, name: person ? person.name || person.email : null, email: person?.email ?? null };
};

export const toAuditEntryView = (entry: AuditEntry, names: Names): AuditEntryView => ({
  _id: entry.id,
  at: entry.at.toISOString(),
  action: entry.action,
  actor: entry.actorId === null ? null : toParty('user', entry.actorId, names),
  object: toParty(entry.objectType, entry.objectId, names),
  detail: entry.detail,
});
