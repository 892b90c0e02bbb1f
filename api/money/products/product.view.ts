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

  /** Null for the default tax. */
  @ApiProperty({ type: String, nullable: true })
  taxRateId: string | null;

  /** The stock; negative if a delivery was not entered. */
  stock: number;

  /** The stock at which to reorder; null for never. */
  @ApiProperty({ type: Number, nullable: true })
  lowStock: number | null;

  /** Null without one. */
  @ApiProperty({ type: String, nullable: true })
  barcode: string | null;
  isLow: boolean;
  isArchived: boolean;
}

export class ProductsPageView extends PageView {
  items: ProductView[];

  /** The number of all products to reorder, regardless of the search. */
  low: number;
}

export class StockMovementView {
  _id: string;

  /** The change in stock; negative for a removal. */
  quantity: number;

  @ApiProperty({ enum: stockReasons })
  reason: StockReason;
  movedAt: string;

  /** The person who entered or sold it; null if the account no longer exists. */
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
