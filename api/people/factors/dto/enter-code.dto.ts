import { IsString, MaxLength } from 'class-validator';

export class EnterCodeDto {
  /** Six digits of an authenticator app, or a recovery code; with spaces, dashes, in capitals, in Arabic digits. */
  @MaxLength(64)
  @IsString()
  code: string;
}
