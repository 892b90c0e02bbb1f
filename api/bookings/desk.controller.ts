import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { BookingEventView } from './booking-event.view.js';
import { BookingView } from './booking.view.js';
import { ChangeBookingService } from './change-booking.service.js';
import { DeskBookingService } from './desk-booking.service.js';
import { DeskDiary } from './desk-diary.service.js';
import { DeskDiaryView } from './desk-diary.view.js';
import { AskDiaryDto } from './dto/ask-diary.dto.js';
import { BookAtDeskDto } from './dto/book-at-desk.dto.js';
import { ChangeBookingDto, ResizeBookingDto } from './dto/change-booking.dto.js';
import { FindBookingsDto } from './dto/list-bookings.dto.js';
import { IdempotencyKeyHeader } from './idempotency-key.decorator.js';
import { ReadBookingsService } from './read-bookings.service.js';

/** What only the desk does with bookings. */
@ApiBearerAuth()
@Roles('admin')
@Controller('bookings')
export class DeskController {
  constructor(
    private readonly diary: DeskDiary,
    private readonly read: ReadBookingsService,
    private readonly desk: DeskBookingService,
    private readonly change: ChangeBookingService,
  ) {}

  /** Who works when, who comes, and what else keeps people busy, for at most 31 days. Cancelled visits are left out. */
  @Get('diary')
  showDiary(@Query() ask: AskDiaryDto, @ActingUser() user: CurrentUser): Promise<DeskDiaryView> {
    return this.diary.showDiary(ask, user);
  }

  /** What fits the filters, as CSV in UTF-8. */
  @Get('export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  exportBookings(@Query() ask: FindBookingsDto, @ActingUser() user: CurrentUser): Promise<StreamableFile> {
    return this.read.exportBookings(ask, user);
  }

  /**
   * Books for somebody who calls or walks in: at any multiple of five minutes, without notice, from some hours ago on.
   * 409 `slot-taken` when something is in the diary then, `outside-hours` when nobody works then and
   * `allowOutsideHours` does not say that this is meant; both with the nearest free starts.
   */
  @Post('desk')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for this visit.' })
  bookAtDesk(
    @Body() body: BookAtDeskDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingView> {
    return this.desk.bookAtDesk(body, key, user);
  }

  /** What happened to a booking, the oldest first. */
  @Get(':id/history')
  listHistory(@Param('id', IdPipe) id: string): Promise<BookingEventView[]> {
    return this.read.listHistory(id);
  }

  /** Changes what the salon should know of a visit. */
  @Patch(':id')
  changeBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingView> {
    return this.change.changeBooking(id, body, user);
  }

  /** Makes one line longer or shorter; what follows in the visit follows. 409 like a new booking when that does not fit. */
  @Post(':id/resize')
  @HttpCode(200)
  resizeBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: ResizeBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingView> {
    return this.change.resizeBooking(id, body, user);
  }
}
