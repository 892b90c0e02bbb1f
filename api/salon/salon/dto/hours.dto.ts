import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { IsTimeZone } from '../../../common/validation/is-time-zone.js';
import { MAX_WINDOWS_A_DAY, NeverOverlap, WeeklyWindowDto, WindowDto } from './window.dto.js';

export class SetOpeningHoursDto {
  /** The whole week; a day without a window is closed. */
  @IsArray()
  @ArrayMaxSize(7 * MAX_WINDOWS_A_DAY)
  @ValidateNested({ each: true })
  @Type(() => WeeklyWindowDto)
  @NeverOverlap()
  windows: WeeklyWindowDto[];
}

export class SetSpecialDayDto {
  /** The opening hours of that day instead of the usual ones; empty to close. */
  @IsArray()
  @ArrayMaxSize(MAX_WINDOWS_A_DAY)
  @ValidateNested({ each: true })
  @Type(() => WindowDto)
  @NeverOverlap()
  windows: WindowDto[];

  /** The name shown to visitors, such as "Freedom Day". */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  reason?: string;
}

/** Consecutive days of the salon’s calendar, both included. */
export class DaysDto {
  @IsLocalDate()
  fromDay: string;

  @IsLocalDate()
  toDay: string;
}

export class SetSpecialDaysDto extends IntersectionType(DaysDto, SetSpecialDayDto) {
  /** The special days to replace: they return to the weekly hours. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => DaysDto)
  replaces?: DaysDto;
}

export class SetBookingRulesDto {
  /** Bookings start on the hour, and at this interval in minutes after it. */
  @IsIn([5, 10, 15, 20, 30, 60])
  slotStepMinutes: number;

  /** The minimum time between booking and start. */
  @IsInt()
  @Min(0)
  @Max(43_200)
  noticeMinutes: number;

  /** The number of days that can be booked ahead. */
  @IsInt()
  @Min(1)
  @Max(730)
  horizonDays: number;

  /** The time before the start until which clients can cancel or move a booking. */
  @IsInt()
  @Min(0)
  @Max(43_200)
  cancellationNoticeMinutes: number;

  /**
   * The time before the end of free cancellation at which clients are reminded of their booking. Default: unchanged.
   */
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(43_200)
  reminderMinutes?: number;

  /** True if clients who book online have to leave a phone number. Default: unchanged. */
  @IfGiven()
  @IsBoolean()
  requiresPhone?: boolean;

  /** IANA name of the time zone of all the salon's hours, such as Europe/Lisbon. Default: unchanged. */
  @IfGiven()
  @IsTimeZone()
  timeZone?: string;

  /** Confirms the effect of a new time zone on upcoming bookings; required for such a change. */
  @IfGiven()
  @IsBoolean()
  keepsBookings?: boolean;
}
