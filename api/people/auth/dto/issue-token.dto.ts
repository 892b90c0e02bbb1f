import { EmailAddress } from '../../users/email-address.decorator.js';

export class IssueTokenDto {
  /** The same address as in the path. */
  @EmailAddress()
  email: string;
}
