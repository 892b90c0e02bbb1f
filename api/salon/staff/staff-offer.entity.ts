import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { Service, type ServiceSegment } from '../services/service.entity.js';
import { StaffMember } from './staff-member.entity.js';

/** A service that a team member does; a null price or null segments mean the service's own. */
@Entity('staff_services')
@Check('staff_services_price_not_negative', 'price_cents >= 0')
@Index('staff_services_by_service', ['serviceId'])
export class StaffOffer {
  @PrimaryColumn({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @PrimaryColumn({ name: 'service_id', type: 'uuid' })
  serviceId: string;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'staff_services_of_staff' })
  staff: StaffMember;

  @ManyToOne(() => Service, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'staff_services_of_service' })
  service: Service;

  @Column({ name: 'price_cents', ...centsColumn, nullable: true })
  priceCents: number | null;

  @Column({ type: 'jsonb', nullable: true })
  segments: ServiceSegment[] | null;
}
