import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';

/** Whole days, unless minutes are given; all in the salon's zone. */
export class ShowSickDayDto {
  /** The sick team member. */
  @Id()
  staffId: string;

  /** The first day. */
  @IsLocalDate()
  fromDay: string;

  /** The last day, inclusive. */
  @IsLocalDate()
  toDay: string;

  /** The minute of the first day at which it begins. Default: midnight. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1439)
  fromMinute?: number;
}
