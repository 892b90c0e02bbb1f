import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

/** What is left out stays as it is. */
export class DescribePictureDto {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  alt?: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  focusXPercent?: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  focusYPercent?: number;
}
