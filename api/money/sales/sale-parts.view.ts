import { ApiProperty } from '@nestjs/swagger';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

/** The salon's details on a receipt, as they were when the sale was made. */
export class ReceiptHeadView {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string;

  /** Empty if it is the salon's name. */
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

  /** The amount paid by this method and not refunded yet. A higher refund has to be confirmed. */
  left: number;

  /** Amounts must be multiples of it: in cash, of the smallest coin. */
  smallest: number;
}
