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

  /** Why: it stands in the list of discounts. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  reason: string;
}

export class CheckoutLineDto {
  @IsIn(lineKinds)
  kind: LineKind;

  /** Of a line of the booking: its service, price and team member are taken from there. */
  @IfGiven()
  @Id()
  bookingLineId?: string;

  /** Of a service without a booking, or beside it. */
  @IfGiven()
  @Id()
  serviceId?: string;

  @IfGiven()
  @Id()
  productId?: string;

  /** Who did or sold it; needed for a service that is not of the booking. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** One, if it is left out. Services and gift cards are sold one by one. */
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(99)
  quantity?: number;

  /** Of one. Needed where the catalogue says “from”, and as the value of a gift card; anything else has its price. */
  @IfGiven()
  @IsAmount({ min: 0 })
  price?: number;

  /** Of a gift card: what is printed on it, in six lines at most. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(MAX_MESSAGE)
  message?: string;

  /** Of a gift card: the day on which it is given away, which is printed on it. From today on, two years ahead at most. */
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
  /** Whose it is. */
  @Id()
  staffId: string;

  @IsAmount()
  amount: number;
}

export class PaymentDto {
  /** `elsewhere` alone where another till takes the money, and never where this one does. */
  @IsIn(paymentMethods)
  method: PaymentMethod;

  /** What it pays: not what was handed over. */
  @IsAmount()
  amount: number;

  /** Cash only: what was handed over; the rest is given back. */
  @IfGiven()
  @IsAmount()
  tendered?: number;

  /** What the card terminal or the bank calls it. */
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
  /** The visit; left out for a sale without one. */
  @IfGiven()
  @Id()
  bookingId?: string;
}

/** What is sold, and how it is paid. */
export class CheckoutDto {
  /** The visit that is paid. Left out: a sale without one. */
  @IfGiven()
  @Id()
  bookingId?: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => CheckoutLineDto)
  lines: CheckoutLineDto[];

  /** Off everything but gift cards, spread over the lines. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => DiscountDto)
  discount?: DiscountDto;

  /** One for each person. */
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
  /** What the client was told. Anything else is refused with 409 `price-has-changed`. */
  @IsAmount({ min: 0 })
  expectedTotal: number;

  /** That the cash handed over really is more than ten times what was due. */
  @IfGiven()
  @IsBoolean()
  confirmTendered?: boolean;
}
