import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { Sale } from './sale.entity.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';

/** A tip for a team member. A trigger refuses changes except to its refunded amount. */
@Entity('sale_tips')
@Check('sale_tips_give_something', 'cents > 0')
@Check('sale_tips_refund_no_more', 'refunded_cents BETWEEN 0 AND cents')
export class SaleTip {
  @PrimaryColumn({ name: 'sale_id', type: 'uuid' })
  saleId: string;

  @ManyToOne(() => Sale, { nullable: false })
  @JoinColumn({ name: 'sale_id', foreignKeyConstraintName: 'sale_tips_of_sale' })
  sale: Sale;

  @PrimaryColumn({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'sale_tips_of_staff' })
  staff: StaffMember;

  @Column(centsColumn)
  cents: number;

  @Column({ name: 'refunded_cents', ...centsColumn, default: 0 })
  refundedCents: number;
}
