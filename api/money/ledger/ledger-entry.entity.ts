import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import type { EntryKind, SourceType } from './domain/accounts.js';

/** A change to the salon’s money. Append-only; a trigger refuses updates and deletions. */
@Entity('ledger_entries')
@Unique('ledger_entries_source_once', ['kind', 'sourceType', 'sourceId'])
@Unique('ledger_entries_reversed_once', ['reversesId'])
@Check('ledger_entries_numbered', 'id > 0')
@Check(
  'ledger_entries_kind_known',
  "kind IN ('sale', 'refund', 'movement', 'close', 'opening', 'opening-undone')",
)
@Index('ledger_entries_by_day', ['businessDay'])
export class LedgerEntry {
  @PrimaryColumn({ type: 'bigint' })
  id: string;

  @Column({ name: 'business_day', type: 'date' })
  businessDay: LocalDate;

  @Column({ name: 'posted_at', type: 'timestamptz' })
  postedAt: Date;

  @Column({ type: 'text' })
  kind: EntryKind;

  @Column({ name: 'source_type', type: 'text' })
  sourceType: SourceType;

  @Column({ name: 'source_id', type: 'uuid' })
  sourceId: string;

  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ name: 'reverses_id', type: 'bigint', nullable: true })
  reversesId: string | null;

  @ManyToOne(() => LedgerEntry, { nullable: true })
  @JoinColumn({ name: 'reverses_id', foreignKeyConstraintName: 'ledger_entries_reverses' })
  reverses: LedgerEntry | null;

  @Column({ name: 'previous_seal', type: 'text' })
  previousSeal: string;

  @Column({ type: 'text' })
  seal: string;
}
