import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class EraseAccountDto {
  /** The current password. An account without one needs a recent log-in instead. */
  @IfGiven()
  @IsString()
  @MaxLength(256)
  password?: string;
}
