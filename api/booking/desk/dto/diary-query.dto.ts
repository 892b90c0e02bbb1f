import { IsOptional } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';

export class DiaryQueryDto {
  /** First local date of the salon. */
  @IsLocalDate()
  from: string;

  /** Last local date, at most 31 days in all. */
  @IsLocalDate()
  to: string;

  /** One team member’s diary. Default: everyone’s. */
  @IsOptional()
  @Id()
  staff?: string;
}
