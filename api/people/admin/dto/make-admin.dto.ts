import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class MakeAdminDto {
  /** Whom to make an admin. */
  @EmailAddress()
  email: string;
}
