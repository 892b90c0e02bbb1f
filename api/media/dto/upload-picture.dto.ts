import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

/** What comes beside the file. */
export class UploadPictureDto {
  /** What somebody is told who does not see it. Left out: mere decoration. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  alt?: string;
}
