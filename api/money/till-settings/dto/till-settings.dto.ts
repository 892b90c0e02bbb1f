import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { toPrice } from '../../../common/money/currency-step.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import {
  cashRoundings,
  type GiftCardTax,
  giftCardTaxes,
  type TillMode,
  tillModes,
} from '../domain/till-mode.js';

const ROUNDINGS = cashRoundings.map(toPrice);

/** What is left out stays as it is. */
export class ChangeTillSettingsDto {
  /** To switch to `record` from another mode, `acknowledged` and `typed` have to come with it. */
  @IfGiven()
  @IsIn(tillModes)
  mode?: TillMode;

  /** That somebody has read what is not promised. */
  @IfGiven()
  @IsBoolean()
  acknowledged?: boolean;

  /** The salon’s name, typed as it is written. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  typed?: string;

  /** Whether tax comes on top of prices; otherwise it is in them. */
  @IfGiven()
  @IsBoolean()
  taxIsAdded?: boolean;

  /** On everything that has no rate of its own; null for no tax. */
  @IsOptional()
  @IsUUID()
  defaultTaxRateId?: string | null;

  /** What is paid in cash is rounded to a multiple of it; 0 for not at all. */
  @IfGiven()
  @IsIn(ROUNDINGS)
  cashRounding?: number;

  /** What one person at reception may refund on one business day without proving who they are. */
  @IfGiven()
  @IsAmount({ min: 0 })
  receptionRefundLimit?: number;

  /** What one admin may; null for no limit. */
  @IsOptional()
  @IsAmount({ min: 0 })
  adminRefundLimit?: number | null;

  /** `at-use`: by what a gift card is spent on. `at-sale`: at the usual rate, as it is sold. */
  @IfGiven()
  @IsIn(giftCardTaxes)
  giftCardTax?: GiftCardTax;

  /** The most that a gift card may be worth. */
  @IfGiven()
  @IsAmount({ min: 1 })
  giftCardMax?: number;

  /** After how many years a gift card ends; null for never. */
  @IsOptional()
  @IsInt()
  @Min(5)
  @Max(50)
  giftCardYears?: number | null;
}
