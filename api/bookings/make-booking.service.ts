import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { bookingScope, IdempotencyService, type Submit } from '../idempotency/idempotency.service.js';
import { MailerService } from '../mail/mailer.service.js';
import { lineRequestsOf } from '../scheduling/draft.js';
import { HoldsService } from '../scheduling/holds.service.js';
import type { ScheduleRequest } from '../scheduling/schedule-request.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import { UsersService } from '../users/users.service.js';
import type { BookingRecord } from './booking.entity.js';
import { type BookingDetails, bookingOf, firstEventOf } from './booking.factory.js';
import { type BookingView, toBookingView } from './booking.view.js';
import { BookingRequestsService } from './booking-requests.service.js';
import type { NewBookingEvent } from './booking-event.entity.js';
import { BookingsRepository } from './bookings.repository.js';
import { StandingService } from './standing.service.js';
import type { CreateBookingDto } from './dto/create-booking.dto.js';

/** A booking that somebody wants to make, for themselves or for a client. */
export interface BookingToMake<Kept> {
  request: ScheduleRequest;
  startsAt: Date;
  submit: Omit<Submit, 'now'>;
  actor: CurrentUser;
  holdId?: string | undefined;
  detailsOf: (within: EntityManager) => Promise<Omit<BookingDetails, 'now'>>;
  /** Whether to send the client a confirmation. */
  notifyClient: boolean;
  /** Throws when this person may not have another booking. */
  assertMayBook?: (now: Date, within: EntityManager) => Promise<void>;
  /** What is stored for a repeated submit, and how to answer one from that. */
  keep: (view: BookingView) => Kept;
  answerAgain: (kept: Kept, within: EntityManager) => Promise<BookingView>;
}

/** Makes a booking: allocations, booking, history and the answer to a repeated submit in one transaction. */
@Injectable()
export class MakeBookingService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly holds: HoldsService,
    private readonly idempotency: IdempotencyService,
    private readonly scheduling: SchedulingService,
    private readonly requests: BookingRequestsService,
    private readonly standing: StandingService,
    private readonly users: UsersService,
    private readonly mailer: MailerService,
  ) {}

  createBooking(body: CreateBookingDto, key: string, client: CurrentUser): Promise<BookingView> {
    const { note = '', phone = '' } = body;
    const { unverifiedMailbox } = this.standing.causeOf(client);
    return this.make<BookingView>({
      request: this.requests.forClient(lineRequestsOf(body.lines), client, {}),
      startsAt: new Date(body.startsAt),
      submit: { scope: bookingScope(client.id), key, request: body },
      actor: client,
      holdId: body.holdId,
      detailsOf: async (within) => {
        // The number they can be reached at now is the one to keep.
        if (phone !== '') await this.users.changeProfile(client.id, { phone }, within);
        return { client, note, phone, unverifiedMailbox };
      },
      notifyClient: true,
      assertMayBook: (now, within) => this.standing.assertMayBook(client, now, within),
      keep: (view) => view,
      answerAgain: async (view) => view,
    });
  }

  make<Kept>(wanted: BookingToMake<Kept>): Promise<BookingView> {
    const { request, startsAt, actor, holdId, notifyClient } = wanted;
    return this.scheduling.attempt(request, startsAt, async ({ within, now, take }) => {
      const submit = { ...wanted.submit, now };
      const earlier = await this.idempotency.claim<Kept>(submit, within);
      if (earlier) return wanted.answerAgain(earlier, within);
      await wanted.assertMayBook?.(now, within);
      // The hold's time is released in the same transaction, so nobody can get in between.
      if (holdId) await this.holds.release(holdId, within);
      const details = await wanted.detailsOf(within);
      const id = randomUUID();
      const scheduled = await take({ kind: 'booking', bookingId: id });
      const booking = bookingOf(id, scheduled, { ...details, now });
      await this.bookings.add([booking], [firstEventOf(booking, actor.id)], within);
      const view = toBookingView(booking, actor, now);
      const cause = this.standing.causeOf(actor);
      await this.mailer.bookingConfirmed(booking, scheduled.plan.salon, within, { notifyClient, cause });
      await this.idempotency.keep(submit, wanted.keep(view), within);
      return view;
    });
  }

  /** Writes bookings that come with their history, such as those of the demo salon. */
  addWithHistory(bookings: BookingRecord[], events: NewBookingEvent[], within: EntityManager): Promise<void> {
    return this.bookings.add(bookings, events, within);
  }
}
