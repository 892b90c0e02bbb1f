import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageDto } from '../../common/validation/page.dto.js';
import { type ReviewStatus, reviewStatuses } from '../review.entity.js';

export class ListReviewsDto extends PageDto {
  /** Left out: any, those that nobody has read yet first. */
  @IsOptional()
  @IsIn(reviewStatuses)
  status?: ReviewStatus;

  /** Looked for in the name, what stands under it, the review and the answer. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}
