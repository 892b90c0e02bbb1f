import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { orderedId } from '../../common/ordered-id.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import {
  bookingScope,
  IdempotencyService,
  type Submit,
} from '../../platform/idempotency/idempotency.service.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import { UsersService } from '../../people/users/users.service.js';
import { type BookingRules, clientRules } from '../planning/booking-rules.js';
import { type LineRequest, lineRequestsOf } from '../planning/bookable-lines.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { planVisit } from '../scheduling/plan-visit.js';
import { exceptOf, requestForLines } from '../scheduling/schedule-request.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import type { Language } from '../../words/types.gen.js';
import { type BookingClient, BookingClientService } from './booking-client.service.js';
import { bookingProblem } from './booking-problem.js';
import { bookingOf, firstEventOf } from './booking.factory.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { type BookingView, toBookingView } from '../booking-records/booking.view.js';
import { phoneMissing, termsChanged } from '../booking-records/bookings.problems.js';
import { toPlannedBookingView } from '../booking-records/planned-booking.view.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import { StandingService } from '../booking-records/standing.service.js';
import type { CreateBookingDto } from './dto/create-booking.dto.js';
import { isVisitAsShown } from './shown-terms.js';

/** A booking that someone wants to make, for themselves or, at the desk, for a client. */
export interface BookingToMake extends BookingClient {
  lines: LineRequest[];
  rules: BookingRules;
  startsAt: Date;
  submit: Omit<Submit, 'now'>;
}

/**
 * At the desk, only the id is kept for a repeated submit: the client's details are not part of the desk's own data.
 */
type Kept = BookingView | { bookingId: string };

/**
 * Makes a booking in five steps: request, lock and read, plan, write, map problems. On the website it waits for the
 * database twice: for the reads, and for the writes with their COMMIT.
 */
@Injectable()
export class MakeBookingService {
  constructor(
    private readonly scheduling: SchedulingService,
    private readonly allocations: AllocationsService,
    private readonly records: BookingRecordsService,
    private readonly bookings: ReadBookingsService,
    private readonly idempotency: IdempotencyService,
    private readonly standing: StandingService,
    private readonly users: UsersService,
    private readonly clients: BookingClientService,
    private readonly mailer: BookingMailerService,
  ) {}

  createBooking(
    body: CreateBookingDto,
    key: string,
    client: CurrentUser,
    lang: Language | null,
  ): Promise<BookingView> {
    const { lines, startsAt, note = '', phone = '', holdId, shown, personId } = body;
    return this.make({
      lines: lineRequestsOf(lines),
      rules: clientRules,
      startsAt: new Date(startsAt),
      note,
      actor: client,
      client: { at: 'website', phone, lang, holdId, shown, personId },
      submit: { scope: bookingScope(client.id), key, request: body },
    });
  }

  async make(wanted: BookingToMake): Promise<BookingView> {
    const { lines, rules, startsAt, actor, client } = wanted;
    const isDesk = client.at === 'desk';
    const attempt = this.scheduling.run<Kept>(async (tx, now) => {
      // 1. The request, for a client who is known by now. The desk waits once more here, to find or add its client.
      const submit = { ...wanted.submit, now };
      const resolved = await this.clients.resolve<Kept>(wanted, submit, tx);
      if ('earlier' in resolved) return { answer: resolved.earlier, writes: null };
      const { details } = resolved;
      const holdId = isDesk ? undefined : client.holdId;
      const { id: clientId, cardId = null, lookedAfterBy = null } = details.client;
      const booked = exceptOf({ clientId, cardId, lookedAfterBy });
      const request = requestForLines(lines, rules, { holdId, ...booked });
      const visit = { request, startsAt };

      // 2. Lock and read.
      const [refusal, read] = await Promise.all([
        isDesk
          ? null
          : this.standing.whyMayNotBook(actor, { phone: client.phone, personId: cardId }, now, tx),
        this.scheduling.lockAndRead(visit, tx, submit),
      ]);
      const earlier = this.idempotency.earlierIn<Kept>(submit, read.keptAnswer);
      if (earlier !== null) return { answer: earlier, writes: null };
      if (refusal) throw refusal;

      // 3. Plan.
      const planned = planVisit(visit, read);
      if ('reason' in planned) return { refusal: planned, visit, writes: null };
      const { salon } = planned.plan;
      if (!isDesk && salon.requiresPhone && !/\d/.test(client.phone)) throw phoneMissing();
      if (!isDesk && client.shown && !isVisitAsShown(planned, client.shown)) {
        throw termsChanged(toPlannedBookingView(planned.lines, planned.plan, 'client', client.lang));
      }

      // 4. Write.
      const booking = bookingOf(orderedId(now), planned, { ...details, now });
      const view = toBookingView(booking, actor, { now, timeZone: salon.timeZone });
      const owner = { kind: 'booking', bookingId: booking.id } as const;
      const notifyClient = !isDesk || client.sendLetter;
      const emailTerms = { notifyClient, cause: this.standing.causeOf(actor) };
      const bookingBatch = {
        ...this.allocations.takeBatch([{ ...planned, owner }]),
        ...this.records.insertBatch([booking], [firstEventOf(booking, actor.id)]),
        insertEmails: this.mailer.confirmationStatement(booking, salon, tx, emailTerms),
        // The client's current number is the one to keep.
        updatePhone: isDesk || client.phone === '' ? null : this.users.phoneStatement(actor.id, client.phone),
        keepAnswer: this.idempotency.keepStatement(submit, isDesk ? { bookingId: booking.id } : view),
      };
      // Release the replaced time in a statement of its own, before the booking takes it.
      const releaseBatch = this.allocations.releaseBatch(visit, read, planned);
      return { answer: view, writes: [releaseBatch, bookingBatch], visit };
    });

    // 5. Problems. If the time is taken, suggest the nearest free ones.
    const kept = await attempt.catch(bookingProblem(isDesk ? noSuchClient : unauthenticated));
    return 'bookingId' in kept ? this.bookings.showBooking(kept.bookingId, actor) : kept;
  }
}
