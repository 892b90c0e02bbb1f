import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

export class PublishReviewDto {
  /** The version of the text that the admin has read. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version: number;
}

export class HideReviewDto {
  /** The author can read it. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  reason: string;
}

export class AnswerReviewDto {
  /** Shown under the review; empty removes the answer. */
  @Trimmed()
  @IsString()
  @MaxLength(2000)
  answer: string;
}
