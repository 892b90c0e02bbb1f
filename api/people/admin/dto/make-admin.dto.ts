import { EmailAddress } from '../../users/email-address.decorator.js';

export class MakeAdminDto {
  /** Whom to make an admin. */
  @EmailAddress()
  email: string;
}
