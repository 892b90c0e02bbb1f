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
  /** Of a line of the sale. */
  @Id()
  _id: string;

  /** Of what the client paid for it. */
  @IsAmount()
  amount: number;

  /** Whether a product goes back on the shelf. */
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
  /** `gift-card`: back to the cards that paid, and never more than they did. */
  @IsIn(paymentMethods)
  method: PaymentMethod;

  @IsAmount()
  amount: number;
}

export class UndoSaleDto {
  /** Why; it stands on the refund. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  reason: string;
}

export class RefundDto extends UndoSaleDto {
  /** What it is given back for. */
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

  /** How: all of it together, once for each way. */
  @IsArray()
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => RefundPaymentDto)
  payments: RefundPaymentDto[];

  /** That more is to be given back in one way than was paid in it. */
  @IfGiven()
  @IsBoolean()
  confirmOtherMethod?: boolean;
}
