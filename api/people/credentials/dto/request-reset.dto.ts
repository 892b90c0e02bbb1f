import { EmailAddress } from '../../users/email-address.decorator.js';

export class RequestResetDto {
  @EmailAddress()
  email: string;
}
