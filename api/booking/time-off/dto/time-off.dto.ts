import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PageDto } from '../../../common/page/page.dto.js';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { ManyValues } from '../../../common/validation/many-values.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

/** Decision about a booking in the way: someone free takes it over, it is cancelled, or it stays as it is. */
const bookingFates = ['move', 'cancel', 'keep'] as const;
export type BookingFate = (typeof bookingFates)[number];

/** Whole days, unless minutes are given; all in the salon's zone. */
export class PreviewTimeOffDto {
  @Id()
  staffId: string;

  /** The first day. */
  @IsLocalDate()
  fromDay: string;

  /** The last day, inclusive. */
  @IsLocalDate()
  toDay: string;

  /** The minute of the first day at which it begins. Default: midnight. */
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(1439)
  fromMinute?: number;

  /** The minute of the last day at which it ends. Default: the end of the day. */
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(1440)
  toMinute?: number;
}

export class BookingFateDto {
  @Id()
  bookingId: string;

  @IsIn(bookingFates)
  fate: BookingFate;
}

/** Decisions about up to five hundred bookings. */
export class BookingFatesDto {
  /** The solution for each booking in that time. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique(({ bookingId }: BookingFateDto) => bookingId)
  @ValidateNested({ each: true })
  @Type(() => BookingFateDto)
  visits?: BookingFateDto[];

  /** Added to the email for clients whose booking is cancelled. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(500)
  message?: string;
}

/** A request for time off has the dates and a reason; the bookings are dealt with when it is granted. */
@ManyValues(2_000)
export class AddTimeOffDto extends IntersectionType(PreviewTimeOffDto, BookingFatesDto) {
  /** Reason for the absence; only the salon sees it. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  reason?: string;
}

/** The answer to a request for time off, with a solution for each booking if it is granted. */
@ManyValues(2_000)
export class AnswerTimeOffDto extends BookingFatesDto {
  /** True to grant the request. */
  @IsBoolean()
  accept: boolean;

  /** Added to the email to the team member. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(500)
  answer?: string;
}

class TimeOffOfDto {
  /** Default: everyone's. */
  @IsOptional()
  @Id()
  staff?: string;
}

export class ListTimeOffDto extends TimeOffOfDto {
  /** For pages opened before an update: `past` lists the last hundred past entries. Otherwise use `/time-off/past`. */
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when?: 'upcoming' | 'past';
}

export class ListPastTimeOffDto extends IntersectionType(TimeOffOfDto, PageDto) {}
