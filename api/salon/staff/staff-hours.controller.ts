import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { DayPipe } from '../../common/validation/day.pipe.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { SetStaffExceptionDto, SetStaffHoursDto } from './dto/staff-hours.dto.js';
import { StaffHoursService } from './staff-hours.service.js';
import { StaffHoursView } from './staff-hours.view.js';
@May('hours')
@Controller('staff/:id')
export class StaffHoursController {
  constructor(private readonly hours: StaffHoursService) {}

  /**
   * A team member's working hours: every week, and days that differ. Callers who can change their own hours can read
   * these.
   */
  @Get('hours')
  showStaffHours(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<StaffHoursView> {
    return this.hours.showStaffHours(id, user);
  }

  /** Sets the whole week at once. */
  @Put('hours')
  setStaffHours(
    @Param('id', IdPipe) id: string,
    @Body() body: SetStaffHoursDto,
    @ActingUser() user: CurrentUser,
  ): Promise<StaffHoursView> {
    return this.hours.setStaffHours(id, body, user);
  }

  /** Sets what a team member works on one day instead of the weekly hours. */
  @Put('exceptions/:day')
  setStaffException(
    @Param('id', IdPipe) id: string,
    @Param('day', DayPipe) day: LocalDate,
    @Body() body: SetStaffExceptionDto,
    @ActingUser() user: CurrentUser,
  ): Promise<StaffHoursView> {
    return this.hours.setStaffException(id, day, body, user);
  }

  /** Goes back to the weekly hours on that day. */
  @Delete('exceptions/:day')
  deleteStaffException(
    @Param('id', IdPipe) id: string,
    @Param('day', DayPipe) day: LocalDate,
    @ActingUser() user: CurrentUser,
  ): Promise<StaffHoursView> {
    return this.hours.deleteStaffException(id, day, user);
  }
}
