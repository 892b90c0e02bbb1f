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
  /** When the salon is open that day instead of its usual hours; none to be closed. */
  @IsArray()
  @ArrayMaxSize(MAX_WINDOWS_A_DAY)
  @ValidateNested({ each: true })
  @Type(() => WindowDto)
  @NeverOverlap()
  windows: WindowDto[];

  /** What visitors are told, such as "Freedom Day". */
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
  /** The special days that these replace: they go back to the weekly hours. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => DaysDto)
  replaces?: DaysDto;
}

export class SetBookingRulesDto {
  /** Bookings start on the hour and every so many minutes after it. */
  @IsIn([5, 10, 15, 20, 30, 60])
  slotStepMinutes: number;

  /** How long before its start a booking must be made at the latest. */
  @IsInt()
  @Min(0)
  @Max(43_200)
  noticeMinutes: number;

  /** How many days ahead the diary is open. */
  @IsInt()
  @Min(1)
  @Max(730)
  horizonDays: number;

  /** Up to how long before its start a client may cancel or move a booking. */
  @IsInt()
  @Min(0)
  @Max(43_200)
  cancellationNoticeMinutes: number;

  /** How long before the end of free cancellation clients are reminded of their booking. Left out: as it is. */
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(43_200)
  reminderMinutes?: number;

  /** Whether clients who book online have to leave a phone number. Left out: as it is. */
  @IfGiven()
  @IsBoolean()
  requiresPhone?: boolean;

  /** IANA name, such as Europe/Lisbon: the zone in which all hours of the salon are meant. Left out: as it is. */
  @IfGiven()
  @IsTimeZone()
  timeZone?: string;

  /** Says that it is known what a new time zone means for bookings that are to come; refused without it. */
  @IfGiven()
  @IsBoolean()
  keepsBookings?: boolean;
}
