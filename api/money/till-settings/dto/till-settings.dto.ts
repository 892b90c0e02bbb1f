import { Equals, IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { type GiftCardTax, giftCardTaxes, type TillMode, tillModes } from '../domain/till-mode.js';

/** Omitted fields stay unchanged. */
export class ChangeTillSettingsDto {
  /** Switching to `record` requires `acknowledged` and `typed`. */
  @IfGiven()
  @IsIn(tillModes)
  mode?: TillMode;

  /** Confirms that an admin has read the limitations. */
  @IfGiven()
  @IsBoolean()
  acknowledged?: boolean;

  /** The salon’s name, exactly as written. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  typed?: string;

  /** True if tax is added to prices; otherwise prices include it. */
  @IfGiven()
  @IsBoolean()
  taxIsAdded?: boolean;

  /** The tax of everything without its own; null for no tax. */
  @IsOptional()
  @Id()
  defaultTaxRateId?: string | null;

  /** Cash amounts are rounded to a multiple of it; 0 for no rounding. One of the salon’s `cashRoundings`. */
  @IfGiven()
  @IsAmount({ min: 0 })
  cashRounding?: number;

  /** The most that one receptionist can refund on a business day without confirming their identity. */
  @IfGiven()
  @IsAmount({ min: 0 })
  receptionRefundLimit?: number;

  /** The limit of one admin; null for no limit. */
  @IsOptional()
  @IsAmount({ min: 0 })
  adminRefundLimit?: number | null;

  /**
   * `at-use`: gift cards are taxed by what they pay for. `at-sale`: they are taxed when sold, at the only rate in use.
   */
  @IfGiven()
  @IsIn(giftCardTaxes)
  giftCardTax?: GiftCardTax;

  /** The highest value of a gift card. */
  @IfGiven()
  @IsAmount({ min: 1 })
  giftCardMax?: number;

  /** The number of years after which gift cards expire; null for never. */
  @IsOptional()
  @IsInt()
  @Min(5)
  @Max(50)
  giftCardYears?: number | null;

  /** Confirms that an admin has checked the limits since the currency changed; `limitsCurrency` becomes null. */
  @IfGiven()
  @Equals(true)
  limitsAreChecked?: boolean;

  /** The legal name on receipts; empty if it is the salon's name. */
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
