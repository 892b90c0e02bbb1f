import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { MAX_PRICE_OF_ANY } from '../../../common/money/currencies.js';

const priceSteps = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000] as const;
type PriceStep = (typeof priceSteps)[number];

/** A named number: the contract cannot read `-MAX_PRICE_OF_ANY` in a decorator, and would leave the property out. */
const MIN_CHANGE = -MAX_PRICE_OF_ANY;

/** Maximum number of services changed at once. */
const MAX_SERVICES = 500;

/** The prices to change, and the rule for it. */
export class PriceChangeDto {
  @IsIn(['percent', 'amount'])
  by: 'percent' | 'amount';

  /** Percent, or an amount in the salon's currency; negative to lower prices. */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(MIN_CHANGE)
  @Max(MAX_PRICE_OF_ANY)
  change: number;

  /**
   * New prices are rounded to multiples of this, in hundredths of the salon's currency. Must be payable in that
   * currency.
   */
  @IsIn(priceSteps)
  @ApiProperty({ type: 'integer', enum: priceSteps })
  roundToCents: PriceStep;

  /** Default: all services but archived ones. */
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SERVICES)
  @ArrayUnique()
  @Id({ each: true })
  serviceIds?: string[];

  /** True to also change the prices of add-ons. Free ones stay free. */
  @IsBoolean()
  includesAddOns: boolean;

  /** True to also change team members' own prices. */
  @IsBoolean()
  includesOwnPrices: boolean;
}

export class ApplyPriceChangeDto extends PriceChangeDto {
  /** The preview's value, so that only prices change that the caller has seen. */
  @IsString()
  @Matches(/^[0-9a-f]{64}$/)
  seen: string;
}
