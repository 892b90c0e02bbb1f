import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../../common/page/page.view.js';
import { toPrice } from '../../common/money/currency-step.js';
import { isLow, type StockReason, stockReasons } from './domain/stock.js';
import type { Product } from './product.entity.js';

export class ProductView {
  _id: string;
  title: string;

  /** In the salon’s currency. */
  price: number;

  /** Null for the usual tax. */
  @ApiProperty({ type: String, nullable: true })
  taxRateId: string | null;

  /** How many there are; below nothing when a delivery was not entered. */
  stock: number;

  /** With as few as this it is time to order; null for never. */
  @ApiProperty({ type: Number, nullable: true })
  lowStock: number | null;

  /** Null where it has none. */
  @ApiProperty({ type: String, nullable: true })
  barcode: string | null;
  isLow: boolean;
  isArchived: boolean;
}

export class ProductsPageView extends PageView {
  items: ProductView[];

  /** How many of all are to be ordered again, whatever is looked for. */
  low: number;
}

export class StockMovementView {
  _id: string;

  /** What came, or went when it is below nothing. */
  quantity: number;

  @ApiProperty({ enum: stockReasons })
  reason: StockReason;
  movedAt: string;

  /** Who entered or sold it; null when their account is gone. */
  @ApiProperty({ type: String, nullable: true })
  movedBy: string | null;
}

export class StockPageView extends PageView {
  product: ProductView;
  items: StockMovementView[];
}

export const toProductView = (product: Product): ProductView => ({
  _id: product.id,
  title: product.title,
  price: toPrice(product.priceCents),
  taxRateId: product.taxRateId,
  stock: product.stock,
  lowStock: product.lowStock,
  barcode: product.barcode,
  isLow: isLow(product) && product.archivedAt === null,
  isArchived: product.archivedAt !== null,
});
