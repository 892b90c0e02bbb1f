import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { MAX_WINDOWS_A_DAY, NeverOverlap, WeeklyWindowDto, WindowDto } from '../../salon/dto/window.dto.js';

export class SetStaffHoursDto {
  /** The whole week; a day without a window is a day off. */
  @IsArray()
  @ArrayMaxSize(7 * MAX_WINDOWS_A_DAY)
  @ValidateNested({ each: true })
  @Type(() => WeeklyWindowDto)
  @NeverOverlap()
  windows: WeeklyWindowDto[];
}

export class SetStaffExceptionDto {
  /** The working hours of that day instead of the weekly hours; empty for a day off. */
  @IsArray()
  @ArrayMaxSize(MAX_WINDOWS_A_DAY)
  @ValidateNested({ each: true })
  @Type(() => WindowDto)
  @NeverOverlap()
  windows: WindowDto[];
}
