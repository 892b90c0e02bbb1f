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
   * The bookings during a sick day, each with a proposal. That is the same time with a colleague, else another time,
   * else a cancellation. Bookings that are already changed show the result. All proposals fit together. At most 31 days
   * and 200 bookings.
   */
  @May('time-off')
  @Get()
  showSickDay(@Query() query: ShowSickDayDto, @ActingUser() user: CurrentUser): Promise<SickDayView> {
    return this.sickDays.showSickDay(query, user);
  }

  /**
   * Gives a team member time off around their bookings, so that no more can be booked. Existing time off stays as it
   * is, so the request can be repeated. The response is the same as for GET.
   */
  @May('time-off')
  @Post()
  @HttpCode(200)
  addSickDay(@Body() body: PreviewTimeOffDto, @ActingUser() user: CurrentUser): Promise<SickDayView> {
    return this.sickDays.addSickDay(body, user);
  }

  /**
   * Moves one booking to another time or other team members, or cancels it. The email waits for two minutes, in which
   * the change can be undone. 409 `slot-taken` with the nearest free starts if the time is taken by now, `stale-change`
   * if the booking has changed; nothing is changed then. A repeated request gets the same response.
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

  /** Undoes the change of a booking. 409 `slot-taken` if its old time is taken, `not-possible` if an email has left. */
  @May('bookings')
  @Post('visits/:id/undo')
  @HttpCode(204)
  undoVisit(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.visits.undoVisit(id, user);
  }

  /** Holds an offer for 30 minutes while the client is called, replacing an earlier hold for the booking. */
  @May('bookings')
  @Put('visits/:id/hold')
  holdOffer(
    @Param('id', IdPipe) id: string,
    @Body() body: HoldOfferDto,
    @ActingUser() user: CurrentUser,
  ): Promise<OfferHeldView> {
    return this.visits.holdOffer(id, body, user);
  }

  /** Releases the hold for a booking. */
  @May('bookings')
  @Delete('visits/:id/hold')
  @HttpCode(204)
  letOfferGo(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.visits.letOfferGo(id, user);
  }

  /** Marks the client as called, or undoes that. */
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
