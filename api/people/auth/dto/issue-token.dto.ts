import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class IssueTokenDto {
  /** The same address as in the path. */
  @EmailAddress()
  email: string;
}
