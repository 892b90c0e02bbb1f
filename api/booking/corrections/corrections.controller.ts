import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ChangedBookingView } from '../booking-records/booking.view.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { CorrectBookingService } from './correct-booking.service.js';
import { CorrectionPreviewView } from './correction.view.js';
import { CorrectBookingDto, PreviewCorrectionDto, ReinstateBookingDto } from './dto/correct-booking.dto.js';
import { ReinstateBookingService } from './reinstate-booking.service.js';

/** Puts bookings right. */
@Controller('bookings')
export class CorrectionsController {
  constructor(
    private readonly corrections: CorrectBookingService,
    private readonly cancelled: ReinstateBookingService,
  ) {}

  /**
   * Previews a correction with other services, add-ons or team members: duration and price, also by today's price list.
   * Nothing is saved. 409 `slot-taken` with the nearest free starts if it doesn't fit, `outside-hours` if no one is
   * working then.
   */
  @Post(':id/correct/preview')
  @HttpCode(200)
  previewCorrection(
    @Param('id', IdPipe) id: string,
    @Body() body: PreviewCorrectionDto,
    @ActingUser() user: CurrentUser,
  ): Promise<CorrectionPreviewView> {
    return this.corrections.previewCorrection(id, body, user);
  }

  /**
   * Corrects a booking. Until the deadline, clients can change services, add-ons and team members of their own
   * bookings. The desk can also change lengths and the note. People who can change everyone's bookings can also change
   * the client and prices, even of completed bookings. Unchanged lines stay as agreed. 409 `terms-changed` if the price
   * or the end differs from what the caller saw.
   */
  @Limited('booking-change')
  @Post(':id/correct')
  @HttpCode(200)
  correctBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: CorrectBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedBookingView> {
    return this.corrections.correctBooking(id, body, user);
  }

  /**
   * Undoes a cancellation, at the same time with the same team members. 409 `slot-taken` if the time is taken by now,
   * `not-possible` once it has passed. The client gets an email if they got one about the cancellation.
   */
  @May('bookings')
  @Post(':id/reinstate')
  @HttpCode(200)
  reinstateBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: ReinstateBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedBookingView> {
    return this.cancelled.reinstateBooking(id, body, user);
  }
}
