import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ImportKind } from '../imports-recognise/domain/kinds.js';

/** Which record something of another system became, so that it comes in once. */
@Entity('foreign_ids')
@Check('foreign_ids_of_one', 'num_nonnulls(client_id, service_id, staff_id, product_id, gift_card_id) = 1')
@Index('foreign_ids_by_client', ['clientId'], { where: 'client_id IS NOT NULL' })
@Index('foreign_ids_by_service', ['serviceId'], { where: 'service_id IS NOT NULL' })
@Index('foreign_ids_by_staff', ['staffId'], { where: 'staff_id IS NOT NULL' })
@Index('foreign_ids_by_product', ['productId'], { where: 'product_id IS NOT NULL' })
@Index('foreign_ids_by_gift_card', ['giftCardId'], { where: 'gift_card_id IS NOT NULL' })
export class ForeignId {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'foreign_ids_pkey' })
  kind: ImportKind;

  /** Its number in the other system, or a digest of what it is called there. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'foreign_ids_pkey' })
  reference: string;

  @ForeignKey('Client', { name: 'foreign_ids_of_client', onDelete: 'CASCADE' })
  @Column({ name: 'client_id', type: 'uuid', nullable: true })
  clientId: string | null;

  @ForeignKey('Service', { name: 'foreign_ids_of_service', onDelete: 'CASCADE' })
  @Column({ name: 'service_id', type: 'uuid', nullable: true })
  serviceId: string | null;

  @ForeignKey('StaffMember', { name: 'foreign_ids_of_staff', onDelete: 'CASCADE' })
  @Column({ name: 'staff_id', type: 'uuid', nullable: true })
  staffId: string | null;

  @ForeignKey('Product', { name: 'foreign_ids_of_product', onDelete: 'CASCADE' })
  @Column({ name: 'product_id', type: 'uuid', nullable: true })
  productId: string | null;

  @ForeignKey('GiftCard', { name: 'foreign_ids_of_gift_card', onDelete: 'CASCADE' })
  @Column({ name: 'gift_card_id', type: 'uuid', nullable: true })
  giftCardId: string | null;
}
