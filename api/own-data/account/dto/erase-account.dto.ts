import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class EraseAccountDto {
  /** The current password. An account without one needs a recent log-in instead. */
  @IfGiven()
  @IsString()
  @MaxLength(256)
  password?: string;

  /**
   * True to also erase the people whom the caller looks after; false to leave them clients of the salon. Required if
   * there are any.
   */
  @IfGiven()
  @IsBoolean()
  erasesPeople?: boolean;
}
