import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { PreviewTimeOffDto } from '../time-off/dto/time-off.dto.js';
import { CalledDto, HoldOfferDto, RearrangeDto } from './dto/sick-day.dto.js';
import { ShowSickDayDto } from './dto/show-sick-day.dto.js';
import { SickDayVisitsService } from './sick-day-visits.service.js';
import { OfferHeldView, SickDayView, SickDayVisitView } from './sick-day.view.js';
import { SickDaysService } from './sick-days.service.js';

@Controller('sick-days')
export class SickDaysController {
  constructor(
    private readonly sickDays: SickDaysService,
    private readonly visits: SickDayVisitsService,
  ) {}

  /**
   * Shows what is in the way of somebody's sick day, and what could become of it. Each booking has a proposal, the same time
   * with a colleague, else another time, else cancelling it; those that were changed already say what became of them. All proposals fit together. At most 31 days and 200 bookings.
   */
  @May('time-off')
  @Get()
  showSickDay(@Query() query: ShowSickDayDto, @ActingUser() user: CurrentUser): Promise<SickDayView> {
    return this.sickDays.showSickDay(query, user);
  }

  /**
   * Gives somebody time off around the bookings in it, so that nobody can book them from now on. Time that they have off
   * already stays as it is, so it may be asked for again. Answers like GET.
   */
  @May('time-off')
  @Post()
  @HttpCode(200)
  addSickDay(@Body() body: PreviewTimeOffDto, @ActingUser() user: CurrentUser): Promise<SickDayView> {
    return this.sickDays.addSickDay(body, user);
  }

  /**
   * Gives one booking another time or other people, or cancels it. Its email waits for two minutes, in which it can be undone.
   * 409 `slot-taken` with the nearest free starts when somebody else was faster, `stale-change` when the booking has changed;
   * nothing has changed then. Repeated, it has the same answer.
   */
  @May('bookings')
  @Post('visits/:id')
  @HttpCode(200)
  rearrangeVisit(
    @Param('id', IdPipe) id: string,
    @Body() body: RearrangeDto,
    @ActingUser() user: CurrentUser,
  ): Promise<SickDayVisitView> {
    return this.visits.rearrangeVisit(id, body, user);
  }

  /** Makes a booking what it was, while its old time is free and no email has left: 409 `not-possible` or `slot-taken`. */
  @May('bookings')
  @Post('visits/:id/undo')
  @HttpCode(204)
  undoVisit(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.visits.undoVisit(id, user);
  }

  /** Holds an offer for 30 minutes while the client is called, in place of what was held for the booking before. */
  @May('bookings')
  @Put('visits/:id/hold')
  holdOffer(
    @Param('id', IdPipe) id: string,
    @Body() body: HoldOfferDto,
    @ActingUser() user: CurrentUser,
  ): Promise<OfferHeldView> {
    return this.visits.holdOffer(id, body, user);
  }

  /** Lets go of what is held for a booking. */
  @May('bookings')
  @Delete('visits/:id/hold')
  @HttpCode(204)
  letOfferGo(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.visits.letOfferGo(id, user);
  }

  /** Ticks that the client has been called, or takes the tick back. */
  @May('bookings')
  @Put('visits/:id/called')
  tickVisit(
    @Param('id', IdPipe) id: string,
    @Body() body: CalledDto,
    @ActingUser() user: CurrentUser,
  ): Promise<SickDayVisitView> {
    return this.visits.tickVisit(id, body.called, user);
  }
}
