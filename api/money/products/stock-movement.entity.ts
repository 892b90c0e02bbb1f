import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Product } from './product.entity.js';
import type { StockReason } from './domain/stock.js';

/** A change in a product's stock, and the reason. */
@Entity('stock_movements')
@Check('stock_movements_move_something', 'quantity <> 0')
@Check(
  'stock_movements_reason_known',
  "reason IN ('sale', 'refund', 'delivery', 'correction', 'own-use', 'waste')",
)
@Index('stock_movements_by_product', ['productId', 'movedAt'])
export class StockMovement {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'product_id', type: 'uuid' })
  productId: string;

  @ManyToOne(() => Product, { nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'stock_movements_of_product' })
  product: Product;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ type: 'text' })
  reason: StockReason;

  @Column({ name: 'sale_line_id', type: 'uuid', nullable: true })
  saleLineId: string | null;

  @Column({ name: 'actor_id', type: 'uuid', nullable: true })
  actorId: string | null;

  @Column({ name: 'moved_at', type: 'timestamptz' })
  movedAt: Date;
}
