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

  /** Another password for somebody who works here and whose own will not do any more, which `weak-password` asks for; else it is ignored. */
  @IfGiven()
  @NewPassword()
  newPassword?: string;
}
