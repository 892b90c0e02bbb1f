import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { type PaymentMethod, paymentMethods } from '../../till-settings/payment-methods.js';

export class RefundLineDto {
  /** The id of a line of the sale. */
  @Id()
  _id: string;

  /** Part of the amount that the client paid for it. */
  @IsAmount()
  amount: number;

  /** True to put the product back in stock. */
  @IfGiven()
  @IsBoolean()
  restock?: boolean;
}

export class RefundTipDto {
  @Id()
  staffId: string;

  @IsAmount()
  amount: number;
}

export class RefundPaymentDto {
  /** `gift-card`: back to the cards that paid, up to the amount that they paid. */
  @IsIn(paymentMethods)
  method: PaymentMethod;

  @IsAmount()
  amount: number;
}

export class UndoSaleDto {
  /** The reason, printed on the refund. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  reason: string;
}

export class RefundDto extends UndoSaleDto {
  /** The refunded lines and tips. */
  @IsArray()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => RefundLineDto)
  lines: RefundLineDto[];

  @IfGiven()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => RefundTipDto)
  tips?: RefundTipDto[];

  /** The refund payments, at most one per payment method. */
  @IsArray()
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => RefundPaymentDto)
  payments: RefundPaymentDto[];

  /** Confirms that more is refunded by a payment method than was paid by it. */
  @IfGiven()
  @IsBoolean()
  confirmOtherMethod?: boolean;
}
