import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class EmailReceiptDto {
  /** The client’s own address, or another that they give. */
  @EmailAddress()
  email: string;
}
