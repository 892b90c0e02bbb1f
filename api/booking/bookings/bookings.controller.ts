import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { ByBookingLink } from '../../common/access/by-booking-link.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AskedLanguage } from '../../common/http/asked-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import {
  BookingPageView,
  BookingView,
  ChangedBookingView,
  MovedBookingView,
} from '../booking-records/booking.view.js';
import { ClientContactView } from '../booking-records/client-news.view.js';
import { ChangeBookingService } from './change-booking.service.js';
import {
  CancelBookingDto,
  MarkBookingDto,
  MoveBookingDto,
  PreviewMoveDto,
  SeenVersionDto,
} from './dto/change-booking.dto.js';
import { CreateBookingDto } from './dto/create-booking.dto.js';
import { ListMyBookingsDto } from '../booking-records/dto/list-bookings.dto.js';
import { IdempotencyKeyHeader } from '../../platform/idempotency/idempotency-key.decorator.js';
import { MakeBookingService } from './make-booking.service.js';
import { MoveBookingService } from './move-booking.service.js';
import { WithheldEmailView } from './withheld-email.view.js';
import { MovePreviewView } from '../booking-records/planned-booking.view.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
@Controller('bookings')
export class BookingsController {
  constructor(
    private readonly read: ReadBookingsService,
    private readonly make: MakeBookingService,
    private readonly change: ChangeBookingService,
    private readonly moves: MoveBookingService,
  ) {}

  /**
   * Makes a booking. 409 `slot-taken` with the nearest free starts if the time is taken, `outside-hours` if no one is
   * working then, `terms-changed` if team members or price differ from `shown`. The same key gets the same response.
   */
  @Limited('booking')
  @Post()
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID created once for this booking.',
  })
  createBooking(
    @Body() body: CreateBookingDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
    @AskedLanguage() language: Language | null,
  ): Promise<BookingView> {
    return this.make.createBooking(body, key, user, language);
  }

  /** The caller's own bookings. */
  @Get('mine')
  listMyBookings(
    @Query() query: ListMyBookingsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingPageView> {
    return this.read.listMyBookings(query, user);
  }

  /**
   * The booking of the link in an email, without what names its client. Only accessible with the link, not with a
   * session.
   */
  @ByBookingLink()
  @Get('linked')
  showLinkedBooking(@ActingUser() user: CurrentUser): Promise<BookingView> {
    return this.read.showLinkedBooking(user);
  }

  /** One booking; 404 for another client's. Stylists find bookings with a line of theirs, and see their own part. */
  @Get(':id')
  showBooking(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<BookingView> {
    return this.read.showBooking(id, user);
  }

  /** A booking as a calendar file; the file of a changed booking replaces the earlier calendar entry. */
  @ByBookingLink()
  @Get(':id/calendar')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'An iCalendar file.', schema: { type: 'string', format: 'binary' } })
  showCalendarFile(
    @Param('id', IdPipe) id: string,
    @ActingUser() user: CurrentUser,
    @AskedLanguage() language: Language | null,
  ): Promise<StreamableFile> {
    return this.read.showCalendarFile(id, user, language);
  }

  /**
   * The client's contact details, and whether they get an email when the salon changes the booking. Addresses and
   * numbers are omitted for readers without access to contact details.
   */
  @May('diary')
  @Get(':id/contact')
  showContact(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<ClientContactView> {
    return this.read.showContact(id, user);
  }

  /**
   * Previews a move: team members, duration and price. Nothing is saved. 409 `slot-taken` with the nearest free starts
   * if it doesn't fit, `outside-hours` if no one is working then.
   */
  @ByBookingLink()
  @Get(':id/move')
  previewMove(
    @Param('id', IdPipe) id: string,
    @Query() query: PreviewMoveDto,
    @ActingUser() user: CurrentUser,
  ): Promise<MovePreviewView> {
    return this.moves.previewMove(id, query, user);
  }

  /**
   * Moves a booking. It keeps the old time unless the new one is free. `news` counts the emails to the client, or tells
   * whom the salon has to call. 409 `terms-changed` with the new terms if the price or the length differs from what the
   * caller saw.
   */
  @ByBookingLink()
  @Limited('booking-change')
  @Post(':id/move')
  @HttpCode(200)
  moveBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: MoveBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<MovedBookingView> {
    return this.moves.moveBooking(id, body, user);
  }

  /**
   * Cancels a booking; clients until the deadline. `news` tells who is informed, as for a move. 403 for a stylist if
   * colleagues take part, as for a move.
   */
  @ByBookingLink()
  @Limited('booking-change')
  @Post(':id/cancel')
  @HttpCode(200)
  cancelBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: CancelBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedBookingView> {
    return this.change.cancelBooking(id, body, user);
  }

  /**
   * Cancels the email about the last change. For changes with `mayUndo`; the response tells if the email has already
   * left.
   */
  @May('bookings')
  @Post(':id/withhold-email')
  @HttpCode(200)
  withholdEmail(
    @Param('id', IdPipe) id: string,
    @Body() body: SeenVersionDto,
    @ActingUser() user: CurrentUser,
  ): Promise<WithheldEmailView> {
    return this.change.withholdEmail(id, body, user);
  }

  /** Records an event at the desk. Stylists need to have a line in the booking. */
  @May('bookings')
  @Post(':id/status')
  @HttpCode(200)
  markBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: MarkBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingView> {
    return this.change.markBooking(id, body, user);
  }
}
