import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import type { EpochMinute } from '../common/time/epoch-minute.js';
import type { Interval } from '../common/time/interval.js';
import { forbidden, notFound } from '../common/problem/common.problems.js';
import { inTransaction } from '../database/transaction.js';
import { MailerService } from '../mail/mailer.service.js';
import type { BookingLineRecord, BookingRecord } from './booking.entity.js';
import { moveTo } from './booking.factory.js';
import { isInTime, isOwn, mayMark, mayMove, mayResize, maySee } from './booking.policy.js';
import { type BookingView, toBookingView } from './booking.view.js';
import { clientRules, deskRules, resizeRules } from '../scheduling/booking-rules.js';
import { notPossible, staleChange, tooLate } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';
import { nextStatus } from './domain/booking-status.js';
import { clientMinutes } from '../scheduling/domain/segments.js';
import type {
  CancelBookingDto,
  ChangeBookingDto,
  MarkBookingDto,
  MoveBookingDto,
  ResizeBookingDto,
} from './dto/change-booking.dto.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import { BookingRequestsService } from './booking-requests.service.js';

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

/** Moves, cancels and marks bookings. Every change locks the booking's row, so they run one after the other. */
@Injectable()
export class ChangeBookingService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly bookings: BookingsRepository,
    private readonly scheduling: SchedulingService,
    private readonly allocations: AllocationsService,
    private readonly requests: BookingRequestsService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
  ) {}

  /** The old time is only released in the transaction that takes the new one. */
  async moveBooking(id: string, body: MoveBookingDto, actor: CurrentUser): Promise<BookingView> {
    const isDesk = actor.role === 'admin';
    const { staff, staffId, lineId, allowOutsideHours, sendLetter, version } = body;
    if (!isDesk && [staffId, lineId, allowOutsideHours, sendLetter].some((said) => said !== undefined)) {
      throw forbidden();
    }
    const who = { anyone: staff === 'any', staffId: staffId?.toLowerCase(), lineId: lineId?.toLowerCase() };
    const rules = isDesk ? deskRules({ allowOutsideHours }) : clientRules;
    let booking = await this.own(id, actor);
    const request = this.requests.toMove(() => booking, who, rules);
    return this.scheduling.attempt(request, new Date(body.startsAt), async ({ within, now, take }) => {
      booking = await this.ownForChange({ id, actor, version, now }, within);
      if (!isInTime(actor, booking, now)) throw tooLate();
      if (!mayMove(actor, booking, now)) throw notPossible();
      const before = { at: booking.startsAt, people: peopleOf(booking) };
      await this.allocations.release(id, within);
      moveTo(booking, await take({ kind: 'booking', bookingId: id }));
      const detail = movedFrom(before, booking);
      const fromStatus = booking.status;
      await this.bookings.change(
        { booking, verb: 'move', fromStatus, actorId: actor.id, at: now, detail },
        within,
      );
      await this.mailer.bookingMoved(booking, within, { notifyClient: sendLetter ?? true });
      return toBookingView(booking, actor, now);
    });
  }

  /** Makes one line longer or shorter; later lines of the booking shift along. The rest of the diary stays put. */
  async resizeBooking(id: string, body: ResizeBookingDto, actor: CurrentUser): Promise<BookingView> {
    const { minutes, version } = body;
    const lineId = body.lineId.toLowerCase();
    const seen = await this.own(id, actor);
    const before = minutesOf(seen, lineId);
    // A line that gets shorter only takes up time it had already.
    const allowOutsideHours = body.allowOutsideHours ?? minutes < before;
    const request = this.requests.toResize(seen, { lineId, minutes }, resizeRules({ allowOutsideHours }));
    return this.scheduling.attempt(request, seen.startsAt, async ({ within, now, take }) => {
      const booking = await this.ownForChange({ id, actor, version: version ?? seen.version, now }, within);
      if (!mayResize(actor, booking)) throw notPossible();
      await this.allocations.release(id, within);
      moveTo(booking, await take({ kind: 'booking', bookingId: id }));
      const title = booking.lines.find((line) => line.id === lineId)?.title ?? '';
      const detail = { title, minutesBefore: String(before), minutes: String(minutes) };
      const fromStatus = booking.status;
      await this.bookings.change(
        { booking, verb: 'resize', fromStatus, actorId: actor.id, at: now, detail },
        within,
      );
      return toBookingView(booking, actor, now);
    });
  }

  /** Cancelling twice is the same as cancelling once: the second answer is the first. */
  cancelBooking(
    id: string,
    { reason = '', version }: CancelBookingDto,
    actor: CurrentUser,
  ): Promise<BookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.own(id, actor, within);
      if (booking.status === 'cancelled') return toBookingView(booking, actor, now);
      assertCurrent(booking, { actor, version, now });
      await this.cancel(booking, reason, actor, within);
      return toBookingView(booking, actor, now);
    });
  }

  /** For callers that have locked the booking's row: clients until their deadline, the salon at any time. */
  async cancel(
    booking: BookingRecord,
    reason: string,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<void> {
    if (!nextStatus(booking.status, 'cancel')) throw notPossible();
    if (!isInTime(actor, booking, this.clock.now())) throw tooLate();
    const by = isOwn(actor, booking) ? 'client' : 'salon';
    await this.writeCancellation(booking, { reason, by, actorId: actor.id }, within);
    await this.mailer.bookingCancelled(booking, within);
  }

  /** Regardless of the deadline, and without an email; a booking that is over is left as it is. */
  async cancelQuietly(
    id: string,
    cancellation: Omit<Cancellation, 'reason'>,
    within: EntityManager,
  ): Promise<void> {
    const booking = await this.bookings.findForChange(id, within);
    if (!booking || !nextStatus(booking.status, 'cancel')) return;
    await this.writeCancellation(booking, { ...cancellation, reason: booking.cancelReason }, within);
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
    await this.allocations.release(booking.id, within);
    await this.bookings.change({ booking, verb: 'cancel', fromStatus, actorId, at }, within);
  }

  /** Bookings still to come or under way, locked: others who want to change them wait for this transaction. */
  lockLive(ids: string[], within: EntityManager): Promise<void> {
    return this.bookings.lockLive(ids, within);
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
  ): Promise<void> {
    const from = parts[0]?.line.staffName ?? '';
    await this.allocations.release(booking.id, within, fromStaffId);
    const stretches = parts.flatMap(({ staffId, occupied }): StaffTime[] =>
      occupied.map((stretch) => ({ staffId, ...stretch })),
    );
    await this.allocations.take(stretches, { kind: 'booking', bookingId: booking.id }, within);
    for (const { line, staffId, staffName } of parts) {
      line.staffId = staffId;
      line.staffName = staffName;
    }
    const detail = { from, to: [...new Set(parts.map(({ staffName }) => staffName))].join(', ') };
    const change = { booking, verb: 'hand-over', fromStatus: booking.status, actorId: actor.id, detail };
    await this.bookings.change({ ...change, at: this.clock.now() }, within);
    await this.mailer.bookingReassigned(booking, within);
  }

  markBooking(id: string, { verb, version }: MarkBookingDto, actor: CurrentUser): Promise<BookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.ownForChange({ id, actor, version, now }, within);
      const fromStatus = booking.status;
      const status = nextStatus(fromStatus, verb);
      if (!status || !mayMark(actor, booking, verb)) throw notPossible();
      booking.status = status;
      await this.bookings.change({ booking, verb, fromStatus, actorId: actor.id, at: now }, within);
      if (status === 'done') await this.mailer.bookingDone(booking, within);
      return toBookingView(booking, actor, now);
    });
  }

  /** Sets the salon's note about the booking; past bookings can have one, too. */
  changeBooking(id: string, { note, version }: ChangeBookingDto, actor: CurrentUser): Promise<BookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.ownForChange({ id, actor, version, now }, within);
      if (note === undefined || note === booking.note) return toBookingView(booking, actor, now);
      booking.note = note;
      const fromStatus = booking.status;
      await this.bookings.change({ booking, verb: 'note', fromStatus, actorId: actor.id, at: now }, within);
      return toBookingView(booking, actor, now);
    });
  }

  /** The caller's booking, locked for a change, in the version they have seen. */
  private async ownForChange(
    { id, ...seen }: Seen & { id: string },
    within: EntityManager,
  ): Promise<BookingRecord> {
    const booking = await this.own(id, seen.actor, within);
    assertCurrent(booking, seen);
    return booking;
  }

  /** The booking if the caller may see it, locked when inside a transaction; somebody else's is not found. */
  private async own(id: string, actor: CurrentUser, within?: EntityManager): Promise<BookingRecord> {
    const booking = within ? await this.bookings.findForChange(id, within) : await this.bookings.find(id);
    if (!booking || !maySee(actor, booking)) throw notFound('booking');
    return booking;
  }
}

/** Who changes a booking, and which version of it they have seen. */
interface Seen {
  actor: CurrentUser;
  version: number | undefined;
  now: Date;
}

function assertCurrent(booking: BookingRecord, { actor, version, now }: Seen): void {
  if (version !== undefined && version !== booking.version) {
    throw staleChange(toBookingView(booking, actor, now));
  }
}

const peopleOf = ({ lines }: BookingRecord): string => lines.map(({ staffName }) => staffName).join(', ');

const minutesOf = ({ lines }: BookingRecord, lineId: string): number =>
  clientMinutes(lines.find(({ id }) => id === lineId)?.segments ?? []);

/** What the history records of a move: from when to when, and from whom to whom if that changed. */
function movedFrom(before: { at: Date; people: string }, booking: BookingRecord): Record<string, string> {
  const people = peopleOf(booking);
  return {
    from: before.at.toISOString(),
    to: booking.startsAt.toISOString(),
    ...(people !== before.people && { fromPeople: before.people, toPeople: people }),
  };
}
