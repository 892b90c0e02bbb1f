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
  /** Part of the name, ignoring accents, or a whole barcode. */
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

  /** Null for the default tax. */
  @IsOptional()
  @Id()
  taxRateId?: string | null;

  /** The stock at which to reorder; null for never. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  lowStock?: number | null;

  /** As a scanner reads it; null for none. Unique among products on sale. */
  @IsOptional()
  @Trimmed()
  @Matches(BARCODE)
  barcode?: string | null;

  /** The initial stock of a new product. Change it later with `POST /products/{id}/stock`. */
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  stock?: number;
}

/** Omitted fields stay unchanged. */
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

  /** Null for the default tax. */
  @IsOptional()
  @Id()
  taxRateId?: string | null;

  /** The stock at which to reorder; null for never. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_QUANTITY)
  lowStock?: number | null;

  /** As a scanner reads it; null for none. Unique among products on sale. */
  @IsOptional()
  @Trimmed()
  @Matches(BARCODE)
  barcode?: string | null;

  /** Archived products are no longer sold, and kept for past sales. */
  @IfGiven()
  @IsBoolean()
  isArchived?: boolean;
}

export class MoveStockDto {
  @IsIn(enteredReasons)
  reason: EnteredReason;

  /** Quantity received, used, or missing in a count; negative only in a `correction`. */
  @IsInt()
  @Min(-MAX_QUANTITY)
  @Max(MAX_QUANTITY)
  quantity: number;
}
