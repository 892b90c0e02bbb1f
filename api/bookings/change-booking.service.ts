import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { forbidden, notFound } from '../common/problem/common.problems.js';
import { inTransaction } from '../database/transaction.js';
import { Mailer } from '../mail/mailer.service.js';
import type { BookingRecord } from './booking.entity.js';
import { moveTo } from './booking.factory.js';
import { isInTime, isOwn, mayMark, mayMove, mayResize, maySee } from './booking.policy.js';
import { type BookingView, toBookingView } from './booking.view.js';
import { clientRules, deskRules, resizeRules } from './booking-rules.js';
import { notPossible, staleChange, tooLate } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';
import { nextStatus } from './domain/booking-status.js';
import { clientMinutes } from './domain/treatment.js';
import type {
  CancelBookingDto,
  ChangeBookingDto,
  MarkBookingDto,
  MoveBookingDto,
  ResizeBookingDto,
} from './dto/change-booking.dto.js';
import { Reservations } from './reservations.service.js';
import { VisitQuestions } from './visit-questions.js';

/** Moves, cancels and marks bookings. Whoever changes one holds its row, so that two changes come one after the other. */
@Injectable()
export class ChangeBookingService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly bookings: BookingsRepository,
    private readonly reservations: Reservations,
    private readonly questions: VisitQuestions,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** The old time is given up only in the transaction that takes the new one. */
  async moveBooking(id: string, body: MoveBookingDto, actor: CurrentUser): Promise<BookingView> {
    const isDesk = actor.role === 'admin';
    const { staff, staffId, lineId, allowOutsideHours, sendLetter, version } = body;
    if (!isDesk && [staffId, lineId, allowOutsideHours, sendLetter].some((said) => said !== undefined)) {
      throw forbidden();
    }
    const who = { anyone: staff === 'any', staffId: staffId?.toLowerCase(), lineId: lineId?.toLowerCase() };
    const rules = isDesk ? deskRules({ allowOutsideHours }) : clientRules;
    let booking = await this.own(id, actor);
    const asked = this.questions.ofBooking(() => booking, who, rules);
    return this.reservations.attempt(asked, new Date(body.startsAt), async ({ within, now, reserve }) => {
      booking = await this.ownForChange({ id, actor, version, now }, within);
      if (!isInTime(actor, booking, now)) throw tooLate();
      if (!mayMove(actor, booking, now)) throw notPossible();
      const before = { at: booking.startsAt, people: peopleOf(booking) };
      await this.reservations.release(id, within);
      moveTo(booking, await reserve({ kind: 'booking', bookingId: id }));
      const detail = movedFrom(before, booking);
      const fromStatus = booking.status;
      await this.bookings.change(
        { booking, verb: 'move', fromStatus, actorId: actor.id, at: now, detail },
        within,
      );
      await this.mailer.bookingMoved(booking, within, { isTold: sendLetter ?? true });
      return toBookingView(booking, actor, now);
    });
  }

  /** Makes one line longer or shorter; what follows in the visit follows. The rest of the diary stands. */
  async resizeBooking(id: string, body: ResizeBookingDto, actor: CurrentUser): Promise<BookingView> {
    const { minutes, version } = body;
    const lineId = body.lineId.toLowerCase();
    const seen = await this.own(id, actor);
    const before = minutesOf(seen, lineId);
    // What becomes shorter is nowhere that it was not before.
    const allowOutsideHours = body.allowOutsideHours ?? minutes < before;
    const asked = this.questions.ofResizing(seen, { lineId, minutes }, resizeRules({ allowOutsideHours }));
    return this.reservations.attempt(asked, seen.startsAt, async ({ within, now, reserve }) => {
      const booking = await this.ownForChange({ id, actor, version: version ?? seen.version, now }, within);
      if (!mayResize(actor, booking)) throw notPossible();
      await this.reservations.release(id, within);
      moveTo(booking, await reserve({ kind: 'booking', bookingId: id }));
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

  /** Cancelling twice is as good as once: the second answer is the first. */
  cancelBooking(
    id: string,
    { reason = '', version }: CancelBookingDto,
    actor: CurrentUser,
  ): Promise<BookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.own(id, actor, within);
      if (booking.status === 'cancelled') return toBookingView(booking, actor, now);
      refuseStale(booking, { actor, version, now });
      await this.cancel(booking, reason, actor, within);
      return toBookingView(booking, actor, now);
    });
  }

  /** For whoever holds the row of the booking: gives the time back, writes it down and tells the client. */
  async cancel(
    booking: BookingRecord,
    reason: string,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const fromStatus = booking.status;
    const status = nextStatus(fromStatus, 'cancel');
    if (!status) throw notPossible();
    if (!isInTime(actor, booking, now)) throw tooLate();
    booking.status = status;
    booking.cancelledAt = now;
    booking.cancelledBy = isOwn(actor, booking) ? 'client' : 'salon';
    booking.cancelReason = reason;
    await this.reservations.release(booking.id, within);
    await this.bookings.change({ booking, verb: 'cancel', fromStatus, actorId: actor.id, at: now }, within);
    await this.mailer.bookingCancelled(booking, within);
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
      if (status === 'done') await this.mailer.visitDone(booking, within);
      return toBookingView(booking, actor, now);
    });
  }

  /** What the salon should know of the visit; a visit that is over may still be remembered for something. */
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

  /** Her booking for a change, as she has seen it. */
  private async ownForChange(
    { id, ...seen }: Seen & { id: string },
    within: EntityManager,
  ): Promise<BookingRecord> {
    const booking = await this.own(id, seen.actor, within);
    refuseStale(booking, seen);
    return booking;
  }

  /** The booking if she may see it, for a change when inside a transaction; somebody else's is no booking at all. */
  private async own(id: string, actor: CurrentUser, within?: EntityManager): Promise<BookingRecord> {
    const booking = within ? await this.bookings.findForChange(id, within) : await this.bookings.find(id);
    if (!booking || !maySee(actor, booking)) throw notFound('booking');
    return booking;
  }
}

/** Who changes a booking, and which version of it she has seen. */
interface Seen {
  actor: CurrentUser;
  version: number | undefined;
  now: Date;
}

function refuseStale(booking: BookingRecord, { actor, version, now }: Seen): void {
  if (version !== undefined && version !== booking.version) {
    throw staleChange(toBookingView(booking, actor, now));
  }
}

const peopleOf = ({ lines }: BookingRecord): string => lines.map(({ staffName }) => staffName).join(', ');

const minutesOf = ({ lines }: BookingRecord, lineId: string): number =>
  clientMinutes(lines.find(({ id }) => id === lineId)?.segments ?? []);

/** What the history says of a move: from when to when, and from whom to whom if that changed. */
function movedFrom(before: { at: Date; people: string }, booking: BookingRecord): Record<string, string> {
  const people = peopleOf(booking);
  return {
    from: before.at.toISOString(),
    to: booking.startsAt.toISOString(),
    ...(people !== before.people && { fromPeople: before.people, toPeople: people }),
  };
}
