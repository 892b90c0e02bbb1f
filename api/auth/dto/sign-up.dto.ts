import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { EmailAddress } from '../../users/email-address.decorator.js';

export class SignUpDto {
  /** What to call her. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
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
