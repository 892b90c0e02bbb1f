import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

export class WriteReviewDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name: string;

  /** Company name and designation, shown under the name. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  title?: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  text: string;

  @IsInt()
  @Min(1)
  @Max(5)
  stars: number;

  /** A completed booking of the author; the review is then marked as verified. Default: about the salon as a whole. */
  @IfGiven()
  @Id()
  bookingId?: string;
}

/** Omitted fields stay unchanged. */
export class ChangeReviewDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  title?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  text?: string;

  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(5)
  stars?: number;
}
