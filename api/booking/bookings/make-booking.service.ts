import { Injectable } from '@nestjs/common';
import { type EntityManager, QueryFailedError } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { orderedId } from '../../common/ordered-id.js';
import { type Statement, writeTogether } from '../../database/statement.js';
import { RetryTransactionError } from '../../database/transaction.js';
import {
  bookingScope,
  IdempotencyService,
  type Submit,
} from '../../platform/idempotency/idempotency.service.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { lineRequestsOf } from '../planning/draft.js';
import { HoldsService } from '../scheduling/holds.service.js';
import type { ScheduleRequest } from '../scheduling/schedule-request.js';
import { type Attempt, type Found, SchedulingService } from '../scheduling/scheduling.service.js';
import type { Language } from '../../words/types.gen.js';
import { UsersService } from '../../people/users/users.service.js';
import { type BookingDetails, bookingOf, firstEventOf } from './booking.factory.js';
import { type BookingView, toBookingView } from '../booking-records/booking.view.js';
import { phoneMissing } from '../booking-records/bookings.problems.js';
import { BookingRequestsService } from './booking-requests.service.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { StandingService } from '../booking-records/standing.service.js';
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
  /** Throws when the salon asks for more than it was told. */
  assertEnough?: (details: Omit<BookingDetails, 'now'>, salon: Found['plan']['salon']) => void;
  /** Throws when this person may not have another booking. */
  assertMayBook?: (now: Date, within: EntityManager) => Promise<void>;
  /** What is stored for a repeated submit, and how to answer one from that. */
  keep: (view: BookingView) => Kept;
  answerAgain: (kept: Kept) => Promise<BookingView>;
}

/** Ends an attempt whose key was there already: nothing of it is kept. */
class AnsweredBefore extends Error {
  constructor(readonly kept: unknown) {
    super('This was answered before.');
  }
}

/** Makes a booking: allocations, booking, history and the answer to a repeated submit in one transaction. */
@Injectable()
export class MakeBookingService {
  constructor(
    private readonly records: BookingRecordsService,
    private readonly holds: HoldsService,
    private readonly idempotency: IdempotencyService,
    private readonly scheduling: SchedulingService,
    private readonly requests: BookingRequestsService,
    private readonly standing: StandingService,
    private readonly users: UsersService,
    private readonly mailer: BookingMailerService,
  ) {}

  createBooking(
    body: CreateBookingDto,
    key: string,
    client: CurrentUser,
    lang: Language | null,
  ): Promise<BookingView> {
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
        return { client, note, phone, unverifiedMailbox, lang };
      },
      notifyClient: true,
      assertEnough: ({ phone }, { requiresPhone }) => {
        if (requiresPhone && !/\d/.test(phone)) throw phoneMissing();
      },
      assertMayBook: (now, within) => this.standing.assertMayBook(client, now, within),
      keep: (view) => view,
      answerAgain: async (view) => view,
    });
  }

  make<Kept>(wanted: BookingToMake<Kept>): Promise<BookingView> {
    return this.makeOnce(wanted).catch((error: unknown) => {
      if (error instanceof AnsweredBefore) return wanted.answerAgain(error.kept as Kept);
      throw error;
    });
  }

  /**
   * Waits twice: for the locks, what is free and whether the key is new, and for the writes and their commit. Two submits with
   * one key wait for each other at the locks; should they ask for different times, the second one's write is refused, and its
   * next try finds the answer of the first.
   */
  private makeOnce<Kept>(wanted: BookingToMake<Kept>): Promise<BookingView> {
    const { request, startsAt, actor, notifyClient } = wanted;
    return this.scheduling.attempt(request, startsAt, async (attempt) => {
      const { within, now, later } = attempt;
      const submit = { ...wanted.submit, now };
      const { details, found } = await this.prepare(wanted, attempt, this.idempotency.asking(submit)).catch(
        async (refusal: unknown) => {
          // Perhaps only because the same submit has been answered.
          throw (await this.answeredBefore<Kept>(submit, refusal, within)) ?? refusal;
        },
      );
      const kept = this.idempotency.earlierIn<Kept>(submit, found.also);
      if (kept !== null) throw new AnsweredBefore(kept);
      const id = orderedId(now);
      const booking = bookingOf(id, found, { ...details, now });
      const view = toBookingView(booking, actor, now);
      const cause = this.standing.causeOf(actor);
      later(found.letGo());
      const writes = [
        found.taking({ kind: 'booking', bookingId: id }),
        ...this.records.adding([booking], [firstEventOf(booking, actor.id)]),
        ...this.mailer.bookingConfirmed(booking, found.plan.salon, within, { notifyClient, cause }),
        this.idempotency.keeping(submit, wanted.keep(view)),
      ];
      later(writeTogether(writes, within).catch((error: unknown) => this.throwAsRetry(error)));
      return view;
    });
  }

  /** Null when it was not, or when the transaction has failed and answers nothing more. */
  private async answeredBefore<Kept>(
    submit: Submit,
    refusal: unknown,
    within: EntityManager,
  ): Promise<AnsweredBefore | null> {
    if (refusal instanceof QueryFailedError) return null;
    const kept = await this.idempotency.earlier<Kept>(submit, within);
    return kept === null ? null : new AnsweredBefore(kept);
  }

  private throwAsRetry(error: unknown): never {
    if (this.idempotency.wasKeptMeanwhile(error))
      throw new RetryTransactionError('The same submit was answered meanwhile.');
    throw error;
  }

  private async prepare<Kept>(
    { assertMayBook, assertEnough, holdId, detailsOf }: BookingToMake<Kept>,
    { within, now, find }: Attempt,
    earlier: Statement,
  ): Promise<{ details: Omit<BookingDetails, 'now'>; found: Found }> {
    await assertMayBook?.(now, within);
    // The hold's time is released in the same transaction, so nobody can get in between.
    const releasing = holdId ? this.holds.release(holdId, within) : null;
    releasing?.catch(() => undefined);
    const details = await detailsOf(within);
    const [found] = await Promise.all([find(earlier), releasing]);
    assertEnough?.(details, found.plan.salon);
    return { details, found };
  }
}
