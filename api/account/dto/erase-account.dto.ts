import { IsOptional, IsString, MaxLength } from 'class-validator';

export class EraseAccountDto {
  /** Hers as it is now. An account without a password needs a sign-in of a moment ago instead. */
  @IsOptional()
  @IsString()
  @MaxLength(256)
  password?: string;
}
