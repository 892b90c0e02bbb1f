import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

/** Fields that are left out stay as they are. */
export class DescribePictureDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  alt?: string;

  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  focusXPercent?: number;

  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  focusYPercent?: number;
}
