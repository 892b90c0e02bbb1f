import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { CalendarView } from './calendar.view.js';
import { CalendarsService } from './calendars.service.js';
import { AddCalendarDto, ChangeCalendarDto } from './dto/calendar.dto.js';

/** Calendars of other systems, read as busy time. */
@Roles('admin')
@Controller('calendars')
export class CalendarsController {
  constructor(private readonly calendars: CalendarsService) {}

  /** The calendars of everyone on the team, and when each was last read. */
  @Get()
  listCalendars(): Promise<CalendarView[]> {
    return this.calendars.listCalendars();
  }

  /**
   * Reads a calendar, and blocks a team member’s time with it until a day. It is read again every ten minutes. Visits stay
   * as they are. 422 `unreadable-calendar` if it can’t be read now.
   */
  @FreshProof()
  @Limited('calendar')
  @Post()
  addCalendar(@Body() body: AddCalendarDto, @ActingUser() user: CurrentUser): Promise<CalendarView> {
    return this.calendars.addCalendar(body, user);
  }

  /** Changes until when a calendar is read. */
  @Limited('calendar')
  @Patch(':id')
  changeCalendar(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeCalendarDto,
    @ActingUser() user: CurrentUser,
  ): Promise<CalendarView> {
    return this.calendars.changeCalendar(id, body, user);
  }

  /** Reads a calendar now. A failure is in the answer’s `fault`, and the last good copy stays. */
  @Limited('calendar')
  @Post(':id/read')
  @HttpCode(200)
  readCalendar(@Param('id', IdPipe) id: string): Promise<CalendarView> {
    return this.calendars.readCalendar(id);
  }

  /** Removes a calendar, and frees the time that it blocked. */
  @Delete(':id')
  @HttpCode(204)
  removeCalendar(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.calendars.removeCalendar(id, user);
  }
}
