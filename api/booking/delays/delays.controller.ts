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
   * Previews a delay and its effect on later visits. The visits that would move, the entries that can't, and the free
   * minutes if nothing moves. Nothing changes. 409 `not-possible` for a visit that has not begun, or began more than 12
   * hours ago.
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
   * Extends a current visit, and moves the visits after it. Each visit moves by as much as needed, all or none. 409
   * `delay-in-the-way` with the entries that can't move: a block, time off, a hold, another team member's visit,
   * closing time or midnight. Stylists can only move visits that are entirely their own. Clients whose visits move get
   * one email each.
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
