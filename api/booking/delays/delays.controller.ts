import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { DelayedBookingView, DelayView } from './delay.view.js';
import { DelaysService } from './delays.service.js';
import { DelayBookingDto, PreviewDelayDto } from './dto/delay.dto.js';

@Controller('bookings')
export class DelaysController {
  constructor(private readonly delays: DelaysService) {}

  /**
   * What a delay would do to the visits that follow. Who would move on, from when to when, what does not give way, and how much of
   * it is free if nothing moves. Nothing changes. 409 `not-possible` for a visit that has not begun, or began 12 hours ago.
   */
  @May('bookings')
  @Get(':id/delay')
  previewDelay(
    @Param('id', IdPipe) id: string,
    @Query() query: PreviewDelayDto,
    @ActingUser() user: CurrentUser,
  ): Promise<DelayView> {
    return this.delays.previewDelay(id, query, user);
  }

  /**
   * Makes a visit that is on longer, and moves on what it touches. Each moves by as much as it has to: all of them or nothing. 409
   * `delay-in-the-way` with what does not give way: a block, time off, a hold, somebody else's visit, closing time, midnight. A
   * stylist moves what is theirs alone. Clients whose visits move get one email each.
   */
  @May('bookings')
  @Post(':id/delay')
  @HttpCode(200)
  delayBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: DelayBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<DelayedBookingView> {
    return this.delays.delayBooking(id, body, user);
  }
}
