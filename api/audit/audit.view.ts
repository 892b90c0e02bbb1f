import { ApiProperty } from '@nestjs/swagger';
import { type AuditAction, auditActions } from './audit-action.js';
import type { AuditDetail, AuditEntry } from './audit-entry.entity.js';
import type { PersonName } from './audit.repository.js';

export class AuditPartyView {
  /** `user` for people, else the noun that the id is one of. */
  type: string;
  _id: string;

  /** What she is called today, or her address when she gave no name; null for a deleted account, and for things. */
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
      oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
      nullable: true,
    },
  })
  detail: AuditDetail;
}

export class AuditPageView {
  items: AuditEntryView[];
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;
}

const toParty = (type: string, id: string, people: Map<string, PersonName>): AuditPartyView => {
  const person = people.get(id);
  return { type, _id: id, name: person ? person.name || person.email : null, email: person?.email ?? null };
};

export const toAuditEntryView = (entry: AuditEntry, people: Map<string, PersonName>): AuditEntryView => ({
  _id: entry.id,
  at: entry.at.toISOString(),
  action: entry.action,
  actor: entry.actorId === null ? null : toParty('user', entry.actorId, people),
  object: toParty(entry.objectType, entry.objectId, people),
  detail: entry.detail,
});
