import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class RequestResetDto {
  @EmailAddress()
  email: string;
}
