import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { mayNot } from '../../common/problem/common.problems.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { type WriteBatch, writeBatch } from '../../database/statement.js';
import { Transactions } from '../../database/transactions.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';
import {
  cancellerOf,
  clientActorIdOf,
  isInTime,
  isTooEarlyFor,
  mayRearrange,
} from '../booking-records/booking.policy.js';
import { type BookingView, type ChangedBookingView, toBookingView } from '../booking-records/booking.view.js';
import {
  assertCurrent,
  assertMayRearrange,
  assertMayWorkOn,
  BookingsForChangeService,
} from '../booking-records/bookings-for-change.service.js';
import { type ClientNewsView, toClientNewsView } from '../booking-records/client-news.view.js';
import { notPossible, tooEarly, tooLate } from '../booking-records/bookings.problems.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { type Canceller, nextStatus } from '../booking-records/domain/booking-status.js';
import type {
  CancelBookingDto,
  ChangeBookingDto,
  MarkBookingDto,
  SeenVersionDto,
} from './dto/change-booking.dto.js';
import { PlanService } from '../planning/plan.service.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { WithheldEmailView } from './withheld-email.view.js';
import { letterWaitSeconds } from './letter-wait.js';
import { StandingService } from '../booking-records/standing.service.js';

/** The reason for a cancellation, and how its client is told. */
interface CancellationTerms {
  reason: string;
  /** The side that cancels, as entered at the desk. Default: the side of the person who does it. */
  by?: Canceller | undefined;
  sendLetter?: boolean | undefined;
  /** Delay of the email, so that the cancellation can be undone before anyone is told. Default: none. */
  undoSeconds?: number | undefined;
}

interface QuietCancellation {
  by: Canceller;
  actorId: string;
  now: Date;
  /** The current reason stays if left out. */
  reason?: string;
}

/** The person who changes a booking, and the time. */
interface By {
  actor: CurrentUser;
  now: Date;
}

/** A decided change: the news for its client, and the batches still to be written, in order. */
interface DecidedChange {
  news: ClientNewsView;
  writes: WriteBatch[];
}

/** One line of a booking, the team member who takes it over, and the time it needs of them. */
export interface ReassignedLine {
  line: BookingLineRecord;
  staffId: string;
  staffName: string;
  occupied: Interval<EpochMinute>[];
}

interface Reassigned {
  fromStaffId: string;
  parts: ReassignedLine[];
}

/** A change's answer, and the batches still to be written, in order; null if there is nothing to do. */
interface ChangeOutcome<Answer> {
  answer: Answer;
  writes: WriteBatch[] | null;
}

/**
 * Cancels, reassigns and marks bookings, in the steps of `MakeBookingService`. None of this takes new time, so the
 * booking's row is the only lock, and the policy is the plan. Changes of one booking run one after the other.
 */
@Injectable()
export class ChangeBookingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly records: BookingRecordsService,
    private readonly forChange: BookingsForChangeService,
    private readonly allocations: AllocationsService,
    private readonly standing: StandingService,
    private readonly mailer: BookingMailerService,
    private readonly plans: PlanService,
  ) {}

  /** Cancelling is idempotent: a second call returns the first answer. */
  cancelBooking(
    id: string,
    { reason = '', version, sendLetter, mayUndo, by }: CancelBookingDto,
    actor: CurrentUser,
  ): Promise<ChangedBookingView> {
    // 1. The request.
    const terms = { reason, by, sendLetter, undoSeconds: letterWaitSeconds(mayUndo) };
    const isSaidByDesk = sendLetter !== undefined || mayUndo !== undefined || by !== undefined;
    return this.run<ChangedBookingView>(async (tx, now) => {
      // 2. Lock and read.
      const booking = await this.forChange.getToRearrange(id, actor, tx);
      if (isSaidByDesk && !mayRearrange(actor, booking)) throw mayNot('bookings');
      if (booking.status === 'cancelled') {
        const emails = await this.mailer.cancellationsTold(booking, tx);
        const isToldOtherwise = booking.cancelledBy === 'client' || sendLetter === false;
        const news = toClientNewsView(booking, 'cancelled', { actor, now }, { emails, isToldOtherwise });
        return { answer: { ...(await this.view(booking, { actor, now }, tx)), news }, writes: null };
      }
      assertCurrent(booking, { actor, version, now }, await this.plans.latestKnownIn(tx));

      // 3. Plan and 4. write.
      const { news, writes } = await this.decideCancellation(booking, terms, { actor, now }, tx);
      return { answer: { ...(await this.view(booking, { actor, now }, tx)), news }, writes };
    });
  }

  /** Withholds the email about the last change, as long as it is still waiting for an undo (`mayUndo`). */
  withholdEmail(id: string, { version }: SeenVersionDto, actor: CurrentUser): Promise<WithheldEmailView> {
    return this.run<WithheldEmailView>(async (tx, now) => {
      const booking = await this.forChange.getSeen({ id, actor, version, now }, tx);
      assertMayRearrange(actor, booking);
      const isWithheld = await this.mailer.withholdChangeEmail(booking, tx);
      return { answer: { isWithheld }, writes: [] };
    });
  }

  /** For callers that have locked the booking's row: clients until their deadline, the salon at any time. */
  async decideCancellation(
    booking: BookingRecord,
    { reason, by: said, sendLetter: notifyClient = true, undoSeconds = 0 }: CancellationTerms,
    { actor, now }: By,
    tx: EntityManager,
  ): Promise<DecidedChange> {
    if (!nextStatus(booking.status, 'cancel')) throw notPossible();
    if (!isInTime(actor, booking, now)) throw tooLate();
    const by = said ?? cancellerOf(actor, booking);
    const cancelling = await this.cancellationBatch(booking, { reason, by, actorId: actor.id, now }, tx);
    // Queue emails before the batch: their number is part of the answer, and a batch returns nothing.
    const cause = this.standing.causeOf(actor);
    const emails = await this.mailer.bookingCancelled(booking, tx, { notifyClient, cause, undoSeconds });
    // Clients who have called to cancel know.
    const told = { emails, isToldOtherwise: !notifyClient || by === 'client' };
    return { news: toClientNewsView(booking, 'cancelled', { actor, now }, told), writes: [cancelling] };
  }

  /**
   * Releases the time and records the cancellation, regardless of the deadline and without an email. For callers that
   * have locked the booking's row. Throws 409 for a booking that is over.
   */
  async cancellationBatch(
    booking: BookingRecord,
    { by, actorId, now, reason = booking.cancelReason }: QuietCancellation,
    tx: EntityManager,
  ): Promise<WriteBatch> {
    const fromStatus = booking.status;
    const status = nextStatus(fromStatus, 'cancel');
    if (!status) throw notPossible();
    Object.assign(booking, { status, cancelledAt: now, cancelledBy: by, cancelReason: reason });
    // Clients who did it themselves are named by the entry.
    const detail: Record<string, string> =
      by === 'client' && actorId !== clientActorIdOf(booking) ? { by } : {};
    const change = { booking, verb: 'cancel', fromStatus, actorId, at: now, detail };
    const releasing = this.allocations.releaseBookingBatch(booking.id);
    return { ...releasing, ...(await this.records.changeBatch(change, tx)) };
  }

  /** Runs the same at once. Leaves a booking that is over as it is. */
  async cancelQuietly(id: string, cancellation: QuietCancellation, tx: EntityManager): Promise<void> {
    const booking = await this.records.findForChange(id, tx);
    if (!booking || !nextStatus(booking.status, 'cancel')) return;
    await writeBatch(await this.cancellationBatch(booking, cancellation, tx), tx);
  }

  /**
   * Reassigns one team member's part to others, at the same time. For callers that have locked the booking's row and
   * the days of everyone involved.
   */
  async decideReassignment(
    booking: BookingRecord,
    { fromStaffId, parts }: Reassigned,
    { actor, now }: By,
    tx: EntityManager,
  ): Promise<DecidedChange> {
    const from = parts[0]?.line.staffName ?? '';
    const stretches = parts.flatMap(({ staffId, occupied }): StaffTime[] =>
      occupied.map((stretch) => ({ staffId, ...stretch })),
    );
    for (const { line, staffId, staffName } of parts) Object.assign(line, { staffId, staffName });
    const toPeople = [...new Set(parts.map(({ staffName }) => staffName))].join(', ');
    const detail = { fromPeople: from, toPeople };
    const fromStatus = booking.status;
    const change = { booking, verb: 'hand-over', fromStatus, actorId: actor.id, at: now, detail };
    const changing = await this.records.changeBatch(change, tx);
    const owner = { kind: 'booking', bookingId: booking.id } as const;
    const writes: WriteBatch[] = [
      { deleteAllocations: this.allocations.releaseStatement(booking.id, fromStaffId) },
      { ...this.allocations.takeBatch([{ stretches, owner }]), ...changing },
    ];
    const emails = await this.mailer.bookingReassigned(booking, tx);
    return { news: toClientNewsView(booking, 'reassigned', { actor, now }, { emails }), writes };
  }

  markBooking(id: string, { verb, version }: MarkBookingDto, actor: CurrentUser): Promise<BookingView> {
    return this.run<BookingView>(async (tx, now) => {
      const booking = await this.forChange.getSeen({ id, actor, version, now }, tx);
      assertMayWorkOn(actor, booking);
      const marking = await this.markBatch(booking, verb, { actor, now }, tx);
      return { answer: await this.view(booking, { actor, now }, tx), writes: [marking] };
    });
  }

  /**
   * For callers that have locked the booking's row. Throws 409 for a step that its status or its day does not allow.
   */
  async markBatch(
    booking: BookingRecord,
    verb: MarkBookingDto['verb'],
    { actor, now }: By,
    tx: EntityManager,
  ): Promise<WriteBatch> {
    const fromStatus = booking.status;
    const status = nextStatus(fromStatus, verb);
    if (!status) throw notPossible();
    const { timeZone } = (await this.plans.latestKnownIn(tx)).salon;
    if (isTooEarlyFor(verb, booking, { now, timeZone })) throw tooEarly();
    booking.status = status;
    const change = { booking, verb, fromStatus, actorId: actor.id, at: now };
    const marking = await this.records.changeBatch(change, tx);
    if (status === 'done') await this.mailer.bookingDone(booking, tx);
    return marking;
  }

  /** Sets the salon's note on the booking. Past bookings can also have one. */
  changeBooking(id: string, { note, version }: ChangeBookingDto, actor: CurrentUser): Promise<BookingView> {
    return this.run<BookingView>(async (tx, now) => {
      const booking = await this.forChange.getSeen({ id, actor, version, now }, tx);
      assertMayWorkOn(actor, booking);
      if (note === undefined || note === booking.note)
        return { answer: await this.view(booking, { actor, now }, tx), writes: null };
      booking.note = note;
      const change = { booking, verb: 'note', fromStatus: booking.status, actorId: actor.id, at: now };
      const changing = await this.records.changeBatch(change, tx);
      return { answer: await this.view(booking, { actor, now }, tx), writes: [changing] };
    });
  }

  private async view(booking: BookingRecord, { actor, now }: By, tx: EntityManager): Promise<BookingView> {
    const { timeZone } = (await this.plans.latestKnownIn(tx)).salon;
    return toBookingView(booking, actor, { now, timeZone });
  }

  private async run<Answer>(
    work: (tx: EntityManager, now: Date) => Promise<ChangeOutcome<Answer>>,
  ): Promise<Answer> {
    const { answer } = await this.transactions.runThenWrite((tx) => work(tx, this.clock.now()));
    return answer;
  }
}
