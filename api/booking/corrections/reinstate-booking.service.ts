import { Injectable } from '@nestjs/common';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { mayReinstate } from '../booking-records/booking.policy.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { BookingRequestsService } from '../bookings/booking-requests.service.js';
import { type ChangedBookingView, toBookingView } from '../booking-records/booking.view.js';
import {
  assertMayRearrange,
  assertMayWorkOn,
  BookingsForChangeService,
} from '../booking-records/bookings-for-change.service.js';
import { notPossible } from '../booking-records/bookings.problems.js';
import { newsOf } from '../booking-records/client-news.view.js';
import { nextStatus } from '../booking-records/domain/booking-status.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { deskRules } from '../planning/booking-rules.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import { correctedDraftOf, linesAsBooked } from './corrected-draft.js';
import type { ReinstateBookingDto } from './dto/correct-booking.dto.js';

/** Takes cancellations back. */
@Injectable()
export class ReinstateBookingService {
  constructor(
    private readonly forChange: BookingsForChangeService,
    private readonly records: BookingRecordsService,
    private readonly requests: BookingRequestsService,
    private readonly scheduling: SchedulingService,
    private readonly mailer: BookingMailerService,
  ) {}

  /** With the same people at the same times, and for what was agreed, if the guard finds all of it free. */
  async reinstateBooking(
    id: string,
    { version, allowOutsideHours, sendLetter: notifyClient = true }: ReinstateBookingDto,
    actor: CurrentUser,
  ): Promise<ChangedBookingView> {
    let booking: BookingRecord = await this.forChange.getToRearrange(id, actor);
    assertMayWorkOn(actor, booking);
    const request = this.requests.toCorrect(
      booking,
      (plan) =>
        correctedDraftOf(booking, plan, linesAsBooked(booking), { keepsPrice: true, isInPlace: true }),
      deskRules({ allowOutsideHours }),
      () => booking.clientId,
    );
    return this.scheduling.attempt(request, booking.startsAt, async ({ within, now, take }) => {
      booking = await this.forChange.getSeen({ id, actor, version, now }, within);
      assertMayRearrange(actor, booking);
      const { status: fromStatus, cancelledAt } = booking;
      const status = nextStatus(fromStatus, 'reinstate');
      if (!status || !mayReinstate(actor, booking, now)) throw notPossible();
      const { plan } = await take({ kind: 'booking', bookingId: id });
      Object.assign(booking, { status, cancelledAt: null, cancelledBy: null, cancelReason: '' });
      const event = { verb: 'reinstate', fromStatus, actorId: actor.id, at: now };
      await this.records.rewrite({ booking, ...event }, within);
      const told = await this.mailer.bookingReinstated(booking, plan.salon, within, {
        cancelledAt,
        notifyClient,
      });
      const isToldOtherwise = !notifyClient || told.isNothingNew;
      const news = newsOf(booking, 'reinstated', { actor, now }, { emails: told.emails, isToldOtherwise });
      return { ...toBookingView(booking, actor, now), news };
    });
  }
}
