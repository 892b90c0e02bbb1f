import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';
import { type ReviewStatus, reviewStatuses } from '../review.entity.js';

export class ListReviewsDto extends PageDto {
  /** Default: all, pending ones first. */
  @IsOptional()
  @IsIn(reviewStatuses)
  status?: ReviewStatus;

  /** Searches the name, the title under it, the review and the answer. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}
