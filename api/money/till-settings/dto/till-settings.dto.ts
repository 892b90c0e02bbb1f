import { Equals, IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { type GiftCardTax, giftCardTaxes, type TillMode, tillModes } from '../domain/till-mode.js';

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
  @Id()
  defaultTaxRateId?: string | null;

  /** What is paid in cash is rounded to a multiple of it; 0 for not at all. One of the salon’s `cashRoundings`. */
  @IfGiven()
  @IsAmount({ min: 0 })
  cashRounding?: number;

  /** What one person at reception may refund on one business day without proving who they are. */
  @IfGiven()
  @IsAmount({ min: 0 })
  receptionRefundLimit?: number;

  /** What one admin may; null for no limit. */
  @IsOptional()
  @IsAmount({ min: 0 })
  adminRefundLimit?: number | null;

  /** `at-use`: by what a gift card is spent on. `at-sale`: as it is sold, at the one rate that is on everything. */
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

  /** That an admin has looked at the limits since the currency changed: `limitsCurrency` is null from now on. */
  @IfGiven()
  @Equals(true)
  limitsAreChecked?: boolean;

  /** On receipts, whose salon it is before the law; empty where it is called so. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  legalName?: string;

  /** On receipts; empty for none. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  vatNumber?: string;

  /** The salon’s own lines on receipts; empty for none. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(400)
  receiptNote?: string;
}
