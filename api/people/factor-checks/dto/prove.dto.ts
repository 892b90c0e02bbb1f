import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

export class ProveDto {
  /** For whoever has a second factor: a code of an app, or a recovery code. */
  @IfGiven()
  @MaxLength(64)
  @IsString()
  code?: string;

  /** For whoever has none. */
  @IfGiven()
  @MaxLength(256)
  @IsString()
  password?: string;
}
