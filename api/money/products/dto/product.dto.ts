import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { BARCODE } from '../domain/barcode.js';
import { type EnteredReason, enteredReasons } from '../domain/stock.js';

const MAX_QUANTITY = 100_000;

export class ListProductsDto extends PageDto {
  /** A part of the name, whatever accents it has, or a whole barcode. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(80)
  search?: string;

  /** `low`: those to order again. `archived`: those that are no longer sold. Left out, all that are sold. */
  @IfGiven()
  @IsIn(['low', 'archived'])
  only?: 'low' | 'archived';
}

export class AddProductDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title: string;

  /** In the salon’s currency. */
  @IsAmount({ min: 0, limit: 'price' })
  price: number;

  /** Null for the usual tax. */
  @IsOptional()
  @Id()
  taxRateId?: string | null;

  /** With as few as this it is time to order; null for never. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  lowStock?: number | null;

  /** As a scanner reads it; null for none. No two products on sale share one. */
  @IsOptional()
  @Trimmed()
  @Matches(BARCODE)
  barcode?: string | null;

  /** How many there are, when a product is added. Later, `POST /products/{id}/stock` says what becomes of it. */
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  stock?: number;
}

/** What is left out stays as it is. */
export class ChangeProductDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title?: string;

  /** In the salon’s currency; from the next sale on. */
  @IfGiven()
  @IsAmount({ min: 0, limit: 'price' })
  price?: number;

  /** Null for the usual tax. */
  @IsOptional()
  @Id()
  taxRateId?: string | null;

  /** With as few as this it is time to order; null for never. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  lowStock?: number | null;

  /** As a scanner reads it; null for none. No two products on sale share one. */
  @IsOptional()
  @Trimmed()
  @Matches(BARCODE)
  barcode?: string | null;

  /** An archived product is not sold any more, and is kept for what was. */
  @IfGiven()
  @IsBoolean()
  isArchived?: boolean;
}

export class MoveStockDto {
  @IsIn(enteredReasons)
  reason: EnteredReason;

  /** How many came, went or were counted too few; below nothing only in a `correction`. */
  @IsInt()
  @Min(-MAX_QUANTITY)
  @Max(MAX_QUANTITY)
  quantity: number;
}
