import { EmailAddress } from '../../users/email-address.decorator.js';
import { PresentPassword } from './present-password.decorator.js';

export class ChangeEmailDto {
  @EmailAddress()
  email: string;

  /** Left out only by somebody who has none. */
  @PresentPassword()
  password?: string;
}
