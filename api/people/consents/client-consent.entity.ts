import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ConsentKind, ConsentOrigin } from './domain/consents.js';

/** A client's last answer about one kind of email or message. Without a row, they were never asked. */
@Entity('client_consents')
@Check(
  'client_consents_kind_known',
  "kind IN ('email-reminders', 'message-reminders', 'email-news', 'message-news')",
)
@Check('client_consents_origin_known', "origin IN ('client', 'desk', 'import')")
export class ClientConsent {
  /** The client record, also of a client with an account. */
  @ForeignKey('Client', { name: 'client_consents_of_client', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'client_id', type: 'uuid', primaryKeyConstraintName: 'client_consents_pkey' })
  clientId: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'client_consents_pkey' })
  kind: ConsentKind;

  @Column({ name: 'is_given', type: 'boolean' })
  isGiven: boolean;

  @Column({ type: 'text' })
  origin: ConsentOrigin;

  @Column({ name: 'decided_at', type: 'timestamptz' })
  decidedAt: Date;
}
