import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class EmailReceiptDto {
  /** Where it goes: the client’s own address, or another that they say. */
  @EmailAddress()
  email: string;
}
