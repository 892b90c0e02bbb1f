import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

/** What comes beside the file. */
export class UploadPictureDto {
  /** What somebody is told who does not see it. Left out: mere decoration. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  alt?: string;
}
