import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import type { LocalDate } from '../../common/time/local-date.js';

/** A close of the till, covering what was taken since the one before. Rows are only ever added; a trigger refuses the rest. */
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

  /** The salon's date when it was made; of one that is of days, that day. */
  @Column({ name: 'business_day', type: 'date' })
  businessDay: LocalDate;

  /** The first business day of what it covers. */
  @Column({ name: 'first_day', type: 'date' })
  firstDay: LocalDate;

  @Column({ name: 'last_day', type: 'date' })
  lastDay: LocalDate;

  /** True for closes from before they covered what was taken since the last one: they cover the business days up to theirs. */
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

  /** What the card terminal says that it has taken; null where nobody typed it. */
  @Column({ name: 'terminal_cents', ...centsColumn, nullable: true })
  terminalCents: number | null;

  /** The card payments, less refunds, that the close covers. */
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
