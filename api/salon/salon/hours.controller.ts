import { Body, Controller, Delete, Param, Put, Query } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { DayPipe } from '../../common/validation/day.pipe.js';
import {
  DaysDto,
  SetBookingRulesDto,
  SetOpeningHoursDto,
  SetSpecialDayDto,
  SetSpecialDaysDto,
} from './dto/hours.dto.js';
import { HoursService } from './hours.service.js';
import { SalonView } from './salon.view.js';
@Roles('admin')
@Controller('salon')
export class HoursController {
  constructor(private readonly hours: HoursService) {}

  /** Sets the opening hours of the whole week at once. */
  @Put('opening-hours')
  setOpeningHours(@Body() body: SetOpeningHoursDto, @ActingUser() user: CurrentUser): Promise<SalonView> {
    return this.hours.setOpeningHours(body, user);
  }

  /** Closes the salon on a day, or gives the day other hours. Bookings on that day stay. */
  @Put('special-days/:day')
  setSpecialDay(
    @Param('day', DayPipe) day: LocalDate,
    @Body() body: SetSpecialDayDto,
    @ActingUser() user: CurrentUser,
  ): Promise<SalonView> {
    return this.hours.setSpecialDay(day, body, user);
  }

  /**
   * Sets special hours for up to 92 consecutive days. Special days among them are replaced, and so are those in
   * `replaces`. Bookings on those days stay.
   */
  @Put('special-days')
  setSpecialDays(@Body() body: SetSpecialDaysDto, @ActingUser() user: CurrentUser): Promise<SalonView> {
    return this.hours.setSpecialDays(body, user);
  }

  /** Goes back to the weekly hours on all special days between two days, both included. 404 if there are none. */
  @Delete('special-days')
  deleteSpecialDays(@Query() query: DaysDto, @ActingUser() user: CurrentUser): Promise<SalonView> {
    return this.hours.deleteSpecialDays(query, user);
  }

  /** Goes back to the weekly hours on that day. */
  @Delete('special-days/:day')
  deleteSpecialDay(
    @Param('day', DayPipe) day: LocalDate,
    @ActingUser() user: CurrentUser,
  ): Promise<SalonView> {
    return this.hours.deleteSpecialDay(day, user);
  }

  /** Sets the rules for new bookings. */
  @ClosedInDemo({ of: 'salon', fields: ['timeZone'] })
  @Put('booking-rules')
  setBookingRules(@Body() body: SetBookingRulesDto, @ActingUser() user: CurrentUser): Promise<SalonView> {
    return this.hours.setBookingRules(body, user);
  }
}
