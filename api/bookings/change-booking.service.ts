import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/problem/common.problems.js';
import { inTransaction } from '../database/transaction.js';
import { Mailer } from '../mail/mailer.service.js';
import type { BookingRecord } from './booking.entity.js';
import { moveTo } from './booking.factory.js';
import { isInTime, isOwn, mayMark, mayMove, maySee } from './booking.policy.js';
import { type BookingView, toBookingView } from './booking.view.js';
import { notPossible, tooLate } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';
import { nextStatus } from './domain/booking-status.js';
import type { CancelBookingDto, MarkBookingDto, MoveBookingDto } from './dto/change-booking.dto.js';
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
    const asked = this.questions.ofBooking(await this.own(id, actor), body.staff === 'any');
    return this.reservations.attempt(asked, new Date(body.startsAt), async ({ within, now, reserve }) => {
      const booking = await this.own(id, actor, within);
      if (!isInTime(actor, booking, now)) throw tooLate();
      if (!mayMove(actor, booking, now)) throw notPossible();
      const from = booking.startsAt.toISOString();
      await this.reservations.release(id, within);
      moveTo(booking, await reserve({ kind: 'booking', bookingId: id }));
      const detail = { from, to: booking.startsAt.toISOString() };
      const fromStatus = booking.status;
      await this.bookings.change(
        { booking, verb: 'move', fromStatus, actorId: actor.id, at: now, detail },
        within,
      );
      await this.mailer.bookingMoved(booking, within);
      return toBookingView(booking, actor, now);
    });
  }

  /** Cancelling twice is as good as once: the second answer is the first. */
  cancelBooking(id: string, { reason = '' }: CancelBookingDto, actor: CurrentUser): Promise<BookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.own(id, actor, within);
      if (booking.status === 'cancelled') return toBookingView(booking, actor, now);
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

  markBooking(id: string, { verb }: MarkBookingDto, actor: CurrentUser): Promise<BookingView> {
    return inTransaction(this.source, async (within) => {
      const now = this.clock.now();
      const booking = await this.own(id, actor, within);
      const fromStatus = booking.status;
      const status = nextStatus(fromStatus, verb);
      if (!status || !mayMark(actor, booking, verb)) throw notPossible();
      booking.status = status;
      await this.bookings.change({ booking, verb, fromStatus, actorId: actor.id, at: now }, within);
      if (status === 'done') await this.mailer.visitDone(booking, within);
      return toBookingView(booking, actor, now);
    });
  }

  /** The booking if she may see it, for a change when inside a transaction; somebody else's is no booking at all. */
  private async own(id: string, actor: CurrentUser, within?: EntityManager): Promise<BookingRecord> {
    const booking = within ? await this.bookings.findForChange(id, within) : await this.bookings.find(id);
    if (!booking || !maySee(actor, booking)) throw notFound('booking');
    return booking;
  }
}
