import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

/** The fields next to the file. */
export class UploadPictureDto {
  /** The alt text. Left out for a decorative picture. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  alt?: string;
}
