import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';

export const pastVisitStatuses = ['done', 'no-show', 'cancelled'] as const;

/**
 * A visit that took place before the salon moved here, as the old system has it. It is no booking: it takes no time,
 * and is never to be paid or reviewed. It goes with its client.
 */
@Entity('past_visits')
@Check('past_visits_status_known', "status IN ('done', 'no-show', 'cancelled')")
@Check('past_visits_price_not_negative', 'price_cents >= 0')
@Index('past_visits_by_client', ['clientId', 'startsAt'])
@Index('past_visits_by_staff', ['staffId'], { where: 'staff_id IS NOT NULL' })
export class PastVisit {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'past_visits_pkey' })
  id: string;

  @ForeignKey('Client', { name: 'past_visits_of_client', onDelete: 'CASCADE' })
  @Column({ name: 'client_id', type: 'uuid' })
  clientId: string;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  /** As written in the old system. */
  @Column({ type: 'text', default: '' })
  services: string;

  @Column({ name: 'staff_name', type: 'text', default: '' })
  staffName: string;

  /** The team member, if they still work here. */
  @ForeignKey('StaffMember', { name: 'past_visits_of_staff', onDelete: 'SET NULL' })
  @Column({ name: 'staff_id', type: 'uuid', nullable: true })
  staffId: string | null;

  @Column({ type: 'text' })
  status: (typeof pastVisitStatuses)[number];

  /** What the old system says it cost; null if it doesn't. */
  @Column({ name: 'price_cents', ...centsColumn, nullable: true })
  priceCents: number | null;

  /** ISO 4217: the salon's currency when it came in. */
  @Column({ type: 'character', length: 3 })
  currency: string;

  @Column({ type: 'text', default: '' })
  note: string;
}
