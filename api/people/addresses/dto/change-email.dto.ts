import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { CurrentPassword } from '../../credentials/dto/current-password.decorator.js';

export class ChangeEmailDto {
  @EmailAddress()
  email: string;

  /** Omitted only if the account has none. */
  @CurrentPassword()
  password?: string;
}
