import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class EraseAccountDto {
  /** The current one. An account without a password needs a recent sign-in instead. */
  @IfGiven()
  @IsString()
  @MaxLength(256)
  password?: string;
}
