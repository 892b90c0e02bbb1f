import { IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';
import { EmailAddress } from '../../users/email-address.decorator.js';

export class SignUpDto {
  /** What to call her. */
  @Trimmed()
  @Matches(/^\P{Cc}*$/u, { message: 'name must not contain control characters' })
  @MaxLength(120)
  @IsNotEmpty()
  @IsString()
  name: string;

  @EmailAddress()
  email: string;

  @MaxLength(256)
  @MinLength(6)
  @IsString()
  password: string;
}
