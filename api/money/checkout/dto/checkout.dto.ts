import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { MAX_MESSAGE } from '../../gift-cards/domain/greeting.js';
import { type LineKind, lineKinds } from '../../sales/sale-kinds.js';
import { type PaymentMethod, paymentMethods } from '../../till-settings/payment-methods.js';

/** A part of a price, or so much of it, that is not asked for. One of the two. */
export class DiscountDto {
  @IfGiven()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(100)
  percent?: number;

  @IfGiven()
  @IsAmount()
  amount?: number;

  /** The reason, shown in the list of discounts. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  reason: string;
}

export class CheckoutLineDto {
  @IsIn(lineKinds)
  kind: LineKind;

  /** For a line of the booking: service, price and team member come from there. */
  @IfGiven()
  @Id()
  bookingLineId?: string;

  /** For a service that isn't part of a booking. */
  @IfGiven()
  @Id()
  serviceId?: string;

  @IfGiven()
  @Id()
  productId?: string;

  /** The team member who did or sold it; required for a service that isn't part of the booking. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** Default: 1. Services and gift cards are sold one at a time. */
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(99)
  quantity?: number;

  /**
   * The unit price. Required for “from” prices and as the value of a gift card; otherwise the catalogue price applies.
   */
  @IfGiven()
  @IsAmount({ min: 0 })
  price?: number;

  /** For a gift card: the message printed on it, at most six lines. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(MAX_MESSAGE)
  message?: string;

  /** For a gift card: the gift date printed on it, today to two years ahead. */
  @IfGiven()
  @IsLocalDate()
  givenOn?: string;

  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => DiscountDto)
  discount?: DiscountDto;
}

export class TipDto {
  /** The team member. */
  @Id()
  staffId: string;

  @IsAmount()
  amount: number;
}

export class PaymentDto {
  /** Only `elsewhere` if another till takes payments, and never otherwise. */
  @IsIn(paymentMethods)
  method: PaymentMethod;

  /** The amount it pays, not the cash handed over. */
  @IsAmount()
  amount: number;

  /** Cash only: the amount handed over, which determines the change. */
  @IfGiven()
  @IsAmount()
  tendered?: number;

  /** The reference at the card terminal or the bank. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(60)
  reference?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(60)
  giftCardCode?: string;
}

export class StartCheckoutDto {
  /** The visit. Default: a sale without a visit. */
  @IfGiven()
  @Id()
  bookingId?: string;
}

/** The lines of a sale, and its payments. */
export class CheckoutDto {
  /** The visit to pay. Default: a sale without a visit. */
  @IfGiven()
  @Id()
  bookingId?: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => CheckoutLineDto)
  lines: CheckoutLineDto[];

  /** A discount on everything but gift cards, spread over the lines. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => DiscountDto)
  discount?: DiscountDto;

  /** One per team member. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => TipDto)
  tips?: TipDto[];

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => PaymentDto)
  payments?: PaymentDto[];
}

export class MakeSaleDto extends CheckoutDto {
  /** The total that the client was told. Any other total is refused with 409 `price-has-changed`. */
  @IsAmount({ min: 0 })
  expectedTotal: number;

  /** Confirms that the cash handed over really is more than ten times the amount due. */
  @IfGiven()
  @IsBoolean()
  confirmTendered?: boolean;
}
