import { Transform } from 'class-transformer';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { NewPassword } from '../../credentials/dto/new-password.decorator.js';

export class SignUpDto {
  /** What to call the client. */
  @PersonName()
  name: string;

  /** Kept in lower case: it is what everybody types when they log in. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @EmailAddress()
  email: string;

  @NewPassword()
  password: string;
}
