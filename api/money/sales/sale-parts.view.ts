import { ApiProperty } from '@nestjs/swagger';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

/** What the receipt of a sale says of the salon, as it was when the sale was made. */
export class ReceiptHeadView {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;

  /** Empty where the salon is called so. */
  legalName: string;

  /** Empty for none. */
  vatNumber: string;

  /** Below the payments; empty for none. */
  note: string;
}

/** A way in which a sale can be refunded. */
export class RefundWayView {
  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;

  /** The part paid in this way that is not refunded yet. More has to be confirmed. */
  left: number;

  /** Amounts are multiples of it: in cash, the smallest coin. */
  smallest: number;
}
