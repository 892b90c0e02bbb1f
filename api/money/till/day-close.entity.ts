import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';

/** How a day at the till ended. Rows are only ever added; a trigger refuses the rest. */
@Entity('day_closes')
@Unique('day_closes_day_once', ['businessDay'])
@Unique('day_closes_number_once', ['number'])
@Check('day_closes_difference_is_right', 'difference_cents = counted_cents - expected_cents')
@Check('day_closes_float_is_right', 'closing_float_cents = counted_cents - banked_cents')
@Check('day_closes_count_is_sane', 'counted_cents >= 0 AND banked_cents >= 0 AND closing_float_cents >= 0')
export class DayClose {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'business_day', type: 'date' })
  businessDay: LocalDate;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'character', length: 3 })
  currency: string;

  @Column({ name: 'opening_float_cents', type: 'bigint' })
  openingFloatCents: string;

  @Column({ name: 'counted_cents', type: 'bigint' })
  countedCents: string;

  @Column({ name: 'expected_cents', type: 'bigint' })
  expectedCents: string;

  @Column({ name: 'difference_cents', type: 'bigint' })
  differenceCents: string;

  @Column({ name: 'banked_cents', type: 'bigint' })
  bankedCents: string;

  @Column({ name: 'closing_float_cents', type: 'bigint' })
  closingFloatCents: string;

  @Column({ type: 'jsonb', default: [] })
  counts: unknown;

  @Column({ type: 'text', default: '' })
  note: string;

  @Column({ name: 'last_entry_id', type: 'bigint' })
  lastEntryId: string;

  @Column({ type: 'text' })
  seal: string;

  @Column({ name: 'closed_by', type: 'uuid', nullable: true })
  closedBy: string | null;

  @Column({ name: 'closed_at', type: 'timestamptz' })
  closedAt: Date;
}
