import { IsString, MaxLength, MinLength } from 'class-validator';
import { EmailAddress } from '../../users/email-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';

export class SignUpDto {
  /** What to call her. */
  @PersonName()
  name: string;

  @EmailAddress()
  email: string;

  @MaxLength(256)
  @MinLength(6)
  @IsString()
  password: string;
}
