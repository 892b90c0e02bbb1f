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

/** How many services a salon can have changed at once. */
const MAX_SERVICES = 500;

/** Which prices change, and how. */
export class PriceChangeDto {
  @IsIn(['percent', 'amount'])
  by: 'percent' | 'amount';

  /** Percent, or an amount in the salon's currency; less than nothing makes prices lower. */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(MIN_CHANGE)
  @Max(MAX_PRICE_OF_ANY)
  change: number;

  /** New prices are multiples of this, in hundredths of the salon's currency, which has to have such amounts. */
  @IsIn(priceSteps)
  @ApiProperty({ type: 'integer', enum: priceSteps })
  roundToCents: PriceStep;

  /** Left out: all services but archived ones. */
  @IfGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SERVICES)
  @ArrayUnique()
  @Id({ each: true })
  serviceIds?: string[];

  /** Whether the prices of add-ons change, too. What is free stays free. */
  @IsBoolean()
  includesAddOns: boolean;

  /** Whether prices that team members have of their own change, too. */
  @IsBoolean()
  includesOwnPrices: boolean;
}

export class ApplyPriceChangeDto extends PriceChangeDto {
  /** As the preview said it: nobody changes other prices than they have seen. */
  @IsString()
  @Matches(/^[0-9a-f]{64}$/)
  seen: string;
}
