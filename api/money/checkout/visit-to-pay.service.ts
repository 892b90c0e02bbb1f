import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingsForChangeService } from '../../booking/booking-records/bookings-for-change.service.js';
import { ChangeBookingService } from '../../booking/bookings/change-booking.service.js';
import { SaleRecordsService } from '../sales/sale-records.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { Clock } from '../../common/clock.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { alreadyPaid } from '../../booking/booking-records/bookings.problems.js';
import { localDayOf } from '../../common/time/zone.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { isLive } from '../../booking/booking-records/domain/booking-status.js';
import { notToBePaid } from './checkout.problems.js';
import { writeBatch } from '../../database/statement.js';
import { violates } from '../../database/pg-errors.js';

/** Handles the visit that a sale is for: locks it, checks that it is unpaid, and completes it. */
@Injectable()
export class VisitToPayService {
  constructor(
    private readonly forChange: BookingsForChangeService,
    private readonly changes: ChangeBookingService,
    private readonly records: SaleRecordsService,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Locks the booking; null for a sale without one. */
  async lockVisit(
    bookingId: string | undefined,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<BookingRecord | null> {
    return bookingId === undefined ? null : this.forChange.get(bookingId, actor, tx);
  }

  /** Requires a visit that is in progress or over, and unpaid. */
  async assertToBePaid(booking: BookingRecord, tx: EntityManager): Promise<void> {
    const paying = await this.records.findPaying(booking.id, tx);
    if (paying) throw alreadyPaid(paying.id);
    const { timeZone } = await this.salons.salon(tx);
    const today = localDayOf(this.clock.nowMinutes(), timeZone);
    const isToCome = localDayOf(minuteOf(booking.startsAt), timeZone) > today;
    if (isToCome || (booking.status !== 'done' && !isLive(booking.status))) throw notToBePaid();
  }

  /** Completes a visit that is still in progress. */
  async finish(
    booking: BookingRecord,
    by: { actor: CurrentUser; now: Date },
    tx: EntityManager,
  ): Promise<void> {
    if (!isLive(booking.status)) return;
    await writeBatch(await this.changes.markBatch(booking, 'finish', by, tx), tx);
  }

  /** The problem when two people take the money for a visit at once; null for any other error. */
  async paidProblem(error: unknown, bookingId: string | undefined) {
    if (bookingId === undefined || !violates(error, 'sales_booking_paid_once')) return null;
    const paying = await this.records.findPaying(bookingId);
    return paying && alreadyPaid(paying.id);
  }
}
