import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { mayNot } from '../../common/problem/common.problems.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { writeBatch } from '../../database/statement.js';
import { inTransaction } from '../../database/transaction.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';
import { isInTime, isOwn, mayMark, mayRearrange } from '../booking-records/booking.policy.js';
import { type BookingView, type ChangedBookingView, toBookingView } from '../booking-records/booking.view.js';
import {
  assertCurrent,
  assertMayRearrange,
  assertMayWorkOn,
  BookingsForChangeService,
} from '../booking-records/bookings-for-change.service.js';
import { type ClientNewsView, newsOf } from '../booking-records/client-news.view.js';
import { notPossible, tooLate } from '../booking-records/bookings.problems.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { nextStatus } from '../booking-records/domain/booking-status.js';
import type {
  CancelBookingDto,
  ChangeBookingDto,
  MarkBookingDto,
  SeenVersionDto,
} from './dto/change-booking.dto.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { WithheldEmailView } from './withheld-email.view.js';
import { letterWaitSeconds } from './letter-wait.js';
import { StandingService } from '../booking-records/standing.service.js';

/** What is said of a cancellation. */
interface Farewell {
  reason: string;
  sendLetter?: boolean | undefined;
  /** How long the email waits, so that the cancellation can be taken back before anybody is told. Left out: it does not. */
  undoSeconds?: number | undefined;
}

interface Cancellation {
  reason: string;
  by: 'client' | 'salon';
  actorId: string;
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

/** Cancels, reassigns and marks bookings. Every change locks the booking's row, so they run one after the other. */
@Injectable()
export class ChangeBookingService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly records: BookingRecordsService,
    private readonly forChange: BookingsForChangeService,
    private readonly allocations: AllocationsService,
    private readonly standing: StandingService,
    private readonly mailer: BookingMailerService,
    private readonly clock: Clock,
  ) {}

  /** Cancelling twice is the same as cancelling once: the second answer is the first. */
  cancelBooking(
    id: string,
    { reason = '', version, sendLetter, mayUndo }: CancelBookingDto,
    actor: CurrentUser,
  ): Promise<ChangedBookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.forChange.getToRearrange(id, actor, within);
      const isSaidByDesk = sendLetter !== undefined || mayUndo !== undefined;
      if (isSaidByDesk && !mayRearrange(actor, booking)) throw mayNot('bookings');
      if (booking.status === 'cancelled') {
        const emails = await this.mailer.cancellationsTold(booking, within);
        const isToldOtherwise = booking.cancelledBy === 'client' || sendLetter === false;
        const news = newsOf(booking, 'cancelled', { actor, now }, { emails, isToldOtherwise });
        return { ...toBookingView(booking, actor, now), news };
      }
      assertCurrent(booking, { actor, version, now });
      const news = await this.cancel(
        booking,
        { reason, sendLetter, undoSeconds: letterWaitSeconds(mayUndo) },
        actor,
        within,
      );
      return { ...toBookingView(booking, actor, now), news };
    });
  }

  /** The email about what was last changed, as long as it waits for that to be taken back (`mayUndo`), is not sent. */
  withholdEmail(id: string, { version }: SeenVersionDto, actor: CurrentUser): Promise<WithheldEmailView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.forChange.getSeen({ id, actor, version, now }, within);
      assertMayRearrange(actor, booking);
      return { isWithheld: await this.mailer.newsWithheld(booking, within) };
    });
  }

  /** For callers that have locked the booking's row: clients until their deadline, the salon at any time. */
  async cancel(
    booking: BookingRecord,
    { reason, sendLetter: notifyClient = true, undoSeconds = 0 }: Farewell,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<ClientNewsView> {
    const now = this.clock.now();
    if (!nextStatus(booking.status, 'cancel')) throw notPossible();
    if (!isInTime(actor, booking, now)) throw tooLate();
    const by = isOwn(actor, booking) ? 'client' : 'salon';
    await this.writeCancellation(booking, { reason, by, actorId: actor.id }, within);
    const cause = this.standing.causeOf(actor);
    const emails = await this.mailer.bookingCancelled(booking, within, { notifyClient, cause, undoSeconds });
    return newsOf(booking, 'cancelled', { actor, now }, { emails, isToldOtherwise: !notifyClient });
  }

  /** Regardless of the deadline, and without an email; a booking that is over is left as it is. */
  async cancelQuietly(
    id: string,
    { reason, ...cancellation }: Omit<Cancellation, 'reason'> & { reason?: string },
    within: EntityManager,
  ): Promise<void> {
    const booking = await this.records.findForChange(id, within);
    if (!booking || !nextStatus(booking.status, 'cancel')) return;
    await this.writeCancellation(
      booking,
      { ...cancellation, reason: reason ?? booking.cancelReason },
      within,
    );
  }

  /** Releases the time and records it in the history. */
  private async writeCancellation(
    booking: BookingRecord,
    { reason, by, actorId }: Cancellation,
    within: EntityManager,
  ): Promise<void> {
    const at = this.clock.now();
    const fromStatus = booking.status;
    const status = nextStatus(fromStatus, 'cancel');
    if (!status) throw notPossible();
    booking.status = status;
    booking.cancelledAt = at;
    booking.cancelledBy = by;
    booking.cancelReason = reason;
    const change = { booking, verb: 'cancel', fromStatus, actorId, at };
    const deleteAllocations = this.allocations.releaseStatement(booking.id);
    await writeBatch({ deleteAllocations, ...(await this.records.changeBatch(change, within)) }, within);
  }

  /**
   * For callers that have locked the booking's row and the days of everybody concerned: reassigns one team member's
   * part to others, at the same time.
   */
  async reassign(
    booking: BookingRecord,
    { fromStaffId, parts }: Reassigned,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<ClientNewsView> {
    const from = parts[0]?.line.staffName ?? '';
    const stretches = parts.flatMap(({ staffId, occupied }): StaffTime[] =>
      occupied.map((stretch) => ({ staffId, ...stretch })),
    );
    for (const { line, staffId, staffName } of parts) {
      line.staffId = staffId;
      line.staffName = staffName;
    }
    const toPeople = [...new Set(parts.map(({ staffName }) => staffName))].join(', ');
    const detail = { fromPeople: from, toPeople };
    const change = { booking, verb: 'hand-over', fromStatus: booking.status, actorId: actor.id, detail };
    const now = this.clock.now();
    const changing = await this.records.changeBatch({ ...change, at: now }, within);
    const owner = { kind: 'booking', bookingId: booking.id } as const;
    await writeBatch(
      { deleteAllocations: this.allocations.releaseStatement(booking.id, fromStaffId) },
      within,
    );
    await writeBatch(
      { insertAllocations: this.allocations.insertStatement(stretches, owner), ...changing },
      within,
    );
    return newsOf(
      booking,
      'reassigned',
      { actor, now },
      {
        emails: await this.mailer.bookingReassigned(booking, within),
      },
    );
  }

  markBooking(id: string, { verb, version }: MarkBookingDto, actor: CurrentUser): Promise<BookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.forChange.getSeen({ id, actor, version, now }, within);
      assertMayWorkOn(actor, booking);
      if (!mayMark(actor, booking, verb)) throw notPossible();
      await this.mark(booking, verb, actor, within);
      return toBookingView(booking, actor, now);
    });
  }

  /** For callers that have locked the booking's row. Throws 409 for a step that its status does not allow. */
  async mark(
    booking: BookingRecord,
    verb: MarkBookingDto['verb'],
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<void> {
    const fromStatus = booking.status;
    const status = nextStatus(fromStatus, verb);
    if (!status) throw notPossible();
    booking.status = status;
    const at = this.clock.now();
    await this.records.change({ booking, verb, fromStatus, actorId: actor.id, at }, within);
    if (status === 'done') await this.mailer.bookingDone(booking, within);
  }

  /** Sets the salon's note about the booking; past bookings can have one, too. */
  changeBooking(id: string, { note, version }: ChangeBookingDto, actor: CurrentUser): Promise<BookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.forChange.getSeen({ id, actor, version, now }, within);
      assertMayWorkOn(actor, booking);
      if (note === undefined || note === booking.note) return toBookingView(booking, actor, now);
      booking.note = note;
      const fromStatus = booking.status;
      await this.records.change({ booking, verb: 'note', fromStatus, actorId: actor.id, at: now }, within);
      return toBookingView(booking, actor, now);
    });
  }
}
