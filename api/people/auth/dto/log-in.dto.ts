import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { NewPassword } from '../../credentials/dto/new-password.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';

export class LogInDto {
  @EmailAddress()
  email: string;

  @MaxLength(256)
  @IsNotEmpty()
  @IsString()
  password: string;

  /** A new password for a team member whose password is too weak, requested by `weak-password`; otherwise ignored. */
  @IfGiven()
  @NewPassword()
  newPassword?: string;
}
