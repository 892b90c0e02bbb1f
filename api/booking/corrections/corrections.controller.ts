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
   * What a booking would be with other services, add-ons or people: how long and for how much, and what the catalogue says.
   * Nothing is taken. 409 `slot-taken` with the nearest free starts if it would not fit, `outside-hours` if
   * no one works then.
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
   * Makes a booking what it should have been. Clients change services, add-ons and people of their own until the deadline; the
   * desk also lengths and the note, and those who change everybody's bookings prices and the client, prices even once it is done.
   * What is kept stays as agreed. 409 `terms-changed` if the price or the end is not what the caller was shown.
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
   * Takes a cancellation back, at the same time with the same people. 409 `slot-taken` when somebody else has the time by now,
   * `not-possible` once it has passed. The client gets an email if they got one of the cancellation.
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
