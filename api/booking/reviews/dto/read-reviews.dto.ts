import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Id } from '../../../common/validation/id.decorator.js';
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

/** Filters for published reviews; all are returned without one. */
export class ListPublishedReviewsDto extends PageDto {
  /** Only reviews of visits with this service. */
  @IfGiven()
  @Id()
  service?: string;

  /** Only reviews of visits with this team member. */
  @IfGiven()
  @Id()
  staff?: string;
}
