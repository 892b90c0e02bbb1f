import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import type { MovementKind } from './domain/movements.js';

/** Cash that went into the drawer or out of it beside sales. Rows are only ever added; a trigger refuses the rest. */
@Entity('till_movements')
@Check('till_movements_kind_known', "kind IN ('paid-in', 'paid-out', 'banked', 'tips-paid')")
@Check('till_movements_move_something', 'cents > 0')
@Check('till_movements_tips_of_somebody', "(kind = 'tips-paid') = (staff_id IS NOT NULL)")
@Index('till_movements_by_day', ['businessDay'])
export class TillMovement {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'business_day', type: 'date' })
  businessDay: LocalDate;

  @Column({ type: 'text' })
  kind: MovementKind;

  @Column({ type: 'integer' })
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

  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ name: 'moved_at', type: 'timestamptz' })
  movedAt: Date;
}
