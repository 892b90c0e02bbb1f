import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress } from '../../users/email-address.decorator.js';

export class LogInDto {
  @EmailAddress()
  email: string;

  @MaxLength(256)
  @IsNotEmpty()
  @IsString()
  password: string;
}
