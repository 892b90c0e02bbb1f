import { IsOptional, IsUUID } from 'class-validator';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';

export class DiaryQueryDto {
  /** First local date of the salon. */
  @IsLocalDate()
  from: string;

  /** Last local date, at most 31 days in all. */
  @IsLocalDate()
  to: string;

  /** One team member’s diary. Left out: everybody’s. */
  @IsOptional()
  @IsUUID()
  staff?: string;
}
