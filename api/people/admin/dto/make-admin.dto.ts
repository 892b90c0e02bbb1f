import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class MakeAdminDto {
  /** The account to make an admin. */
  @EmailAddress()
  email: string;
}
