import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import type { LocalDate } from '../../common/time/local-date.js';

/** A close of the till, covering everything since the last one. Append-only; a trigger refuses updates and deletions. */
@Entity('day_closes')
@Unique('day_closes_number_once', ['number'])
@Check('day_closes_difference_is_right', 'difference_cents = counted_cents - expected_cents')
@Check('day_closes_float_is_right', 'closing_float_cents = counted_cents - banked_cents')
@Check('day_closes_days_run_forward', 'first_day <= last_day')
@Check('day_closes_terminal_is_compared', '(terminal_cents IS NULL) = (terminal_expected_cents IS NULL)')
@Check('day_closes_count_is_sane', 'counted_cents >= 0 AND banked_cents >= 0 AND closing_float_cents >= 0')
export class DayClose {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The salon's date when it was made; for closes with `is_of_days`, the last day covered. */
  @Column({ name: 'business_day', type: 'date' })
  businessDay: LocalDate;

  /** The first business day covered. */
  @Column({ name: 'first_day', type: 'date' })
  firstDay: LocalDate;

  @Column({ name: 'last_day', type: 'date' })
  lastDay: LocalDate;

  /** True for old closes, which cover all business days up to theirs instead of everything since the last one. */
  @Column({ name: 'is_of_days', type: 'boolean', default: false })
  isOfDays: boolean;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'character', length: 3 })
  currency: string;

  @Column({ name: 'opening_float_cents', ...centsColumn })
  openingFloatCents: number;

  @Column({ name: 'counted_cents', ...centsColumn })
  countedCents: number;

  @Column({ name: 'expected_cents', ...centsColumn })
  expectedCents: number;

  @Column({ name: 'difference_cents', ...centsColumn })
  differenceCents: number;

  @Column({ name: 'banked_cents', ...centsColumn })
  bankedCents: number;

  @Column({ name: 'closing_float_cents', ...centsColumn })
  closingFloatCents: number;

  /** The card terminal's total as entered; null if it was not. */
  @Column({ name: 'terminal_cents', ...centsColumn, nullable: true })
  terminalCents: number | null;

  /** Card payments, less refunds, covered by the close. */
  @Column({ name: 'terminal_expected_cents', ...centsColumn, nullable: true })
  terminalExpectedCents: number | null;

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
