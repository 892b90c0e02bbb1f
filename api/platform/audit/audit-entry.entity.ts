import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction } from './audit-action.js';

/** Further details of an entry: ids, counts and our own words, never anything a person typed. */
export type AuditDetail = Record<string, string | number | boolean | null>;

/** One recorded action. Append-only; a trigger refuses updates and deletions. */
@Entity('audit_entries')
@Check('audit_entries_hold_no_address', `detail::text NOT LIKE '%@%'`)
@Index('audit_entries_by_time', ['at'])
@Index('audit_entries_by_actor', ['actorId', 'id'])
@Index('audit_entries_by_object', ['objectId', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  /** Null if no one was logged in. */
  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ name: 'session_id', type: 'uuid', nullable: true })
  sessionId: string | null;

  @Column({ type: 'text' })
  action: AuditAction;

  /** The type of object that `objectId` identifies: user, message, … */
  @Column({ name: 'object_type', type: 'text' })
  objectType: string;

  @Column({ name: 'object_id', type: 'text' })
  objectId: string;

  @Column({ type: 'jsonb', default: {} })
  detail: AuditDetail;
}
