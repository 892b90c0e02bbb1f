import { Injectable } from '@nestjs/common';
import { mayReinstate } from '../booking-records/booking.policy.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { bookingProblem } from '../bookings/booking-problem.js';
import { type ChangedBookingView, toBookingView } from '../booking-records/booking.view.js';
import {
  assertMayRearrange,
  assertMayWorkOn,
  BookingsForChangeService,
} from '../booking-records/bookings-for-change.service.js';
import { notPossible } from '../booking-records/bookings.problems.js';
import { toClientNewsView } from '../booking-records/client-news.view.js';
import { nextStatus } from '../booking-records/domain/booking-status.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import { deskRules } from '../planning/booking-rules.js';
import { linesAsBooked } from '../planning/corrected-lines.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { planVisit } from '../scheduling/plan-visit.js';
import { requestToCorrect } from '../scheduling/schedule-request.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import type { ReinstateBookingDto } from './dto/correct-booking.dto.js';

/** Reinstates cancelled bookings. */
@Injectable()
export class ReinstateBookingService {
  constructor(
    private readonly forChange: BookingsForChangeService,
    private readonly records: BookingRecordsService,
    private readonly scheduling: SchedulingService,
    private readonly allocations: AllocationsService,
    private readonly mailer: BookingMailerService,
  ) {}

  /** Restores the same people, times and agreed prices, if the guard finds all of it free. */
  async reinstateBooking(
    id: string,
    { version, allowOutsideHours, sendLetter: notifyClient = true }: ReinstateBookingDto,
    actor: CurrentUser,
  ): Promise<ChangedBookingView> {
    assertMayWorkOn(actor, await this.forChange.getToRearrange(id, actor));
    const rules = deskRules({ allowOutsideHours });
    return (
      this.scheduling
        .run<ChangedBookingView>(async (tx, now) => {
          // 1. The request, for the booking as it is now.
          const booking = await this.forChange.getSeen({ id, actor, version, now }, tx);
          assertMayRearrange(actor, booking);
          const { status: fromStatus, cancelledAt } = booking;
          const status = nextStatus(fromStatus, 'reinstate');
          if (!status || !mayReinstate(actor, booking, now)) throw notPossible();
          const asBooked = { lines: linesAsBooked(booking), terms: { keepsPrice: true, isInPlace: true } };
          const visit = { request: requestToCorrect(booking, asBooked, rules), startsAt: booking.startsAt };

          // 2. Lock and read.
          const read = await this.scheduling.lockAndRead(visit, tx);

          // 3. Plan.
          const planned = planVisit(visit, read);
          if ('reason' in planned) return { refusal: planned, visit, writes: null };

          // 4. Write.
          Object.assign(booking, { status, cancelledAt: null, cancelledBy: null, cancelReason: '' });
          const change = { booking, verb: 'reinstate', fromStatus, actorId: actor.id, at: now };
          const changing = await this.records.changeBatch(change, tx);
          const told = await this.mailer.bookingReinstated(booking, planned.plan.salon, tx, {
            cancelledAt,
            notifyClient,
          });
          const isToldOtherwise = !notifyClient || told.isNothingNew;
          const news = toClientNewsView(
            booking,
            'reinstated',
            { actor, now },
            { emails: told.emails, isToldOtherwise },
          );
          const owner = { kind: 'booking', bookingId: id } as const;
          const writing = {
            ...this.allocations.takeBatch([{ ...planned, owner }]),
            ...changing,
          };
          const { timeZone } = planned.plan.salon;
          return {
            answer: { ...toBookingView(booking, actor, { now, timeZone }), news },
            writes: [this.allocations.releaseBatch(visit, read, planned), writing],
            visit,
          };
        })
        // 5. Problems.
        .catch(bookingProblem(noSuchClient))
    );
  }
}
