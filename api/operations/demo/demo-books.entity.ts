import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';

/**
 * Says that the salon's books are invented, and how far. The row exists in the demo salon only, until the salon has its
 * own name; while it does, everything in the books belongs to the demo.
 */
@Entity('demo_books')
@Check('demo_books_is_one', 'id = 1')
@Check('demo_books_days_in_order', 'first_day <= last_day AND filled_to BETWEEN first_day AND last_day')
export class DemoBooks {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  @Column({ name: 'first_day', type: 'date' })
  firstDay: LocalDate;

  /** The day on which the demo began. */
  @Column({ name: 'last_day', type: 'date' })
  lastDay: LocalDate;

  /** The last day that is written; null before the first. */
  @Column({ name: 'filled_to', type: 'date', nullable: true })
  filledTo: LocalDate | null;
}
