import { EmailAddress } from '../../users/email-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { NewPassword } from '../../credentials/dto/new-password.decorator.js';

export class SignUpDto {
  /** What to call the client. */
  @PersonName()
  name: string;

  @EmailAddress()
  email: string;

  @NewPassword()
  password: string;
}
