import { Transform } from 'class-transformer';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { NewPassword } from '../../credentials/dto/new-password.decorator.js';

export class SignUpDto {
  /** The client's name. */
  @PersonName()
  name: string;

  /** Stored in lower case, since it is typed at every log-in. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @EmailAddress()
  email: string;

  @NewPassword()
  password: string;
}
