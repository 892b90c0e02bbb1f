import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class ProveDto {
  /** For users with a second factor: a code from an app, or a recovery code. */
  @IfGiven()
  @MaxLength(64)
  @IsString()
  code?: string;

  /** For users without a second factor. */
  @IfGiven()
  @MaxLength(256)
  @IsString()
  password?: string;
}
