import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import type { MovementCategory, MovementKind, MovementMethod } from './domain/movements.js';

/**
 * Cash in or out of the drawer apart from sales, and tips paid by other methods. Append-only; a trigger refuses
 * updates and deletions.
 */
@Entity('till_movements')
@Check('till_movements_kind_known', "kind IN ('paid-in', 'paid-out', 'banked', 'tips-paid')")
@Check(
  'till_movements_category_known',
  "(kind = 'paid-in' AND category IN ('bank', 'owner', 'expense')) OR (kind = 'paid-out' AND category IN ('products', 'supplies', 'refreshments', 'cleaning', 'post', 'travel', 'wages', 'owner', 'other')) OR category IS NULL",
)
@Check(
  'till_movements_paid_by_known',
  "paid_by = 'cash' OR (kind = 'tips-paid' AND paid_by IN ('bank', 'payroll', 'elsewhere'))",
)
@Unique('till_movements_reversed_once', ['reversesId'])
@Check('till_movements_move_something', 'cents > 0')
@Check('till_movements_tips_of_somebody', "(kind = 'tips-paid') = (staff_id IS NOT NULL)")
@Index('till_movements_by_day', ['businessDay'])
@Index('till_movements_by_close', ['closeNumber'], { where: 'close_number IS NOT NULL' })
export class TillMovement {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'business_day', type: 'date' })
  businessDay: LocalDate;

  /** Number of the close that covers it, possibly still to come; null for tips not paid in cash. Set by a trigger. */
  @Column({ name: 'close_number', type: 'integer', nullable: true, insert: false })
  closeNumber: number | null;

  @Column({ type: 'text' })
  kind: MovementKind;

  @Column(centsColumn)
  cents: number;

  @Column({ type: 'character', length: 3 })
  currency: string;

  @Column({ name: 'staff_id', type: 'uuid', nullable: true })
  staffId: string | null;

  @ManyToOne(() => StaffMember, { nullable: true })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'till_movements_of_staff' })
  staff: StaffMember | null;

  @Column({ type: 'text' })
  reason: string;

  /**
   * The source of cash paid in, or the purpose of cash paid out; null if the kind has no categories, and for older
   * movements.
   */
  @Column({ type: 'text', nullable: true })
  category: MovementCategory | null;

  @Column({ name: 'paid_by', type: 'text', default: 'cash' })
  paidBy: MovementMethod;

  @Column({ name: 'reverses_id', type: 'uuid', nullable: true })
  reversesId: string | null;

  @ManyToOne(() => TillMovement, { nullable: true })
  @JoinColumn({ name: 'reverses_id', foreignKeyConstraintName: 'till_movements_reverse' })
  reverses: TillMovement | null;

  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ name: 'moved_at', type: 'timestamptz' })
  movedAt: Date;
}
