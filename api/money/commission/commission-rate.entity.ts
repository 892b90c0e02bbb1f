import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { Product } from '../products/product.entity.js';
import { Service } from '../../salon/services/service.entity.js';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import type { CommissionScope } from './domain/commission.js';

/** A team member's commission rate from a day on. */
@Entity('commission_rates')
@Check('commission_rates_scope_known', "scope IN ('services', 'products', 'service', 'product')")
@Check(
  'commission_rates_say_which',
  "(scope = 'service') = (service_id IS NOT NULL) AND (scope = 'product') = (product_id IS NOT NULL)",
)
@Check('commission_rates_sane', 'rate_bp BETWEEN 0 AND 10000')
@Index('commission_rates_services_once', ['staffId', 'fromDay'], {
  unique: true,
  where: "scope = 'services'",
})
@Index('commission_rates_products_once', ['staffId', 'fromDay'], {
  unique: true,
  where: "scope = 'products'",
})
@Index('commission_rates_service_once', ['staffId', 'serviceId', 'fromDay'], {
  unique: true,
  where: "scope = 'service'",
})
@Index('commission_rates_product_once', ['staffId', 'productId', 'fromDay'], {
  unique: true,
  where: "scope = 'product'",
})
export class CommissionRate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'commission_rates_of_staff' })
  staff: StaffMember;

  @Column({ type: 'text' })
  scope: CommissionScope;

  @Column({ name: 'service_id', type: 'uuid', nullable: true })
  serviceId: string | null;

  @ManyToOne(() => Service, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'service_id', foreignKeyConstraintName: 'commission_rates_of_service' })
  service: Service | null;

  @Column({ name: 'product_id', type: 'uuid', nullable: true })
  productId: string | null;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'commission_rates_of_product' })
  product: Product | null;

  @Column({ name: 'rate_bp', type: 'integer' })
  rateBp: number;

  @Column({ name: 'from_day', type: 'date' })
  fromDay: LocalDate;
}
