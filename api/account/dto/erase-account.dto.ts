import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';

export class EraseAccountDto {
  /** Hers as it is now. An account without a password needs a sign-in of a moment ago instead. */
  @IfGiven()
  @IsString()
  @MaxLength(256)
  password?: string;
}
