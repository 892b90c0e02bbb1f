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
   * Makes a booking. 409 `slot-taken` with the nearest free starts if it is gone, `outside-hours` if no one works then,
   * `terms-changed` if it would be with other people or at another price than `shown`; the same key has the same answer.
   */
  @Limited('booking')
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for this booking.' })
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

  /** The booking of the link in an email, without what names its client. Only opened by the link; a session finds nothing. */
  @ByBookingLink()
  @Get('linked')
  showLinkedBooking(@ActingUser() user: CurrentUser): Promise<BookingView> {
    return this.read.showLinkedBooking(user);
  }

  /** One booking; somebody else's is not found. A stylist finds those with a line of theirs, and of these their own part. */
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
   * How the salon can reach the client, and whether an email tells them when the salon changes the booking. Without addresses
   * and numbers for who may not see them.
   */
  @May('diary')
  @Get(':id/contact')
  showContact(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<ClientContactView> {
    return this.read.showContact(id, user);
  }

  /**
   * What a booking would be after a move: with whom, how long and for how much. Nothing is taken. 409 `slot-taken` with
   * the nearest free starts if it would not fit, `outside-hours` if no one works then.
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
   * Moves a booking. It keeps the old time unless the new one could be taken. `news` counts the emails that tell the
   * client, or says whom the salon has to call. 409 `terms-changed` with what it would be if the price or the length is
   * not what the caller was shown.
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
   * Cancels a booking; clients can until the deadline. `news` says who hears of it, as for a move. 403 for a stylist when
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
   * Keeps the email about the last change from being sent. For the desk, which asked for it to wait (`mayUndo`); when it has
   * left, the answer says so.
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

  /** Records what happened at the desk. A stylist's part of the booking is enough. */
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
