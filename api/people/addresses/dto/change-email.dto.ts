import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { CurrentPassword } from '../../credentials/dto/current-password.decorator.js';

export class ChangeEmailDto {
  @EmailAddress()
  email: string;

  /** Left out only when the account has none. */
  @CurrentPassword()
  password?: string;
}
