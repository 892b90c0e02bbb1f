import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { type Statement, type WriteBatch, writeBatch } from '../../database/statement.js';
import type { BookingLineRecord, BookingRecord } from './booking.entity.js';
import type { NewBookingEvent } from './booking-event.entity.js';
import { alreadyPaid } from './bookings.problems.js';
import { type BookingChange, BookingWrites } from './booking-writes.js';
import { BookingsRepository } from './bookings.repository.js';
import { PaidBookings } from './paid-bookings.port.js';

export type { BookingChange };

/** Writes bookings, each with its history. Callers hold the locks and check that the change is allowed. */
@Injectable()
export class BookingRecordsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly writes: BookingWrites,
    private readonly paid: PaidBookings,
  ) {}

  /**
   * The booking, locked for a change and without an access check. Others who want to change it wait for this
   * transaction.
   */
  findForChange(id: string, tx: EntityManager): Promise<BookingRecord | null> {
    return this.bookings.findForChange(id, tx);
  }

  /** Upcoming bookings and those in progress, locked in the same way. */
  lockLive(ids: string[], tx: EntityManager): Promise<void> {
    return this.bookings.lockLive(ids, tx);
  }

  /** Upcoming bookings, and those in progress, with one of these services or a need of one of these pools. */
  idsNeeding(
    needed: { serviceIds: string[]; poolIds: string[] },
    now: Date,
    tx: EntityManager,
  ): Promise<string[]> {
    return this.bookings.idsNeeding(needed, now, tx);
  }

  /** Writes what these lines need of the salon's pools; nothing else about the bookings changes. */
  needsStatement(lines: Pick<BookingLineRecord, 'id' | 'resources'>[]): Statement | null {
    return this.writes.needsStatement(lines);
  }

  /** The writes that insert new bookings with their history. */
  insertBatch(bookings: BookingRecord[], events: NewBookingEvent[]): WriteBatch {
    return this.writes.insertBatch(bookings, events);
  }

  /** Inserts at once bookings that already have a history, such as the demo salon's. */
  addBookings(bookings: BookingRecord[], events: NewBookingEvent[], tx: EntityManager): Promise<void> {
    return writeBatch(this.writes.insertBatch(bookings, events), tx);
  }

  /** When clients who can't be in two bookings at once are booked in this period. */
  listGuarded(bounds: Interval<EpochMinute>): Promise<(Interval<EpochMinute> & { clientId: string })[]> {
    return this.bookings.listGuarded(bounds);
  }

  /** Deletes those of these bookings that are as they were made and haven't begun, with their times and emails. */
  removeUntouched(ids: string[], now: Date, tx: EntityManager): Promise<string[]> {
    return this.bookings.removeUntouched(ids, now, tx);
  }

  /**
   * Writes the changed columns and raises the version. 409 `already-paid`, with the sale, if the booking was paid for
   * as it was.
   */
  async change(change: BookingChange, tx: EntityManager): Promise<void> {
    await writeBatch(await this.changeBatch(change, tx), tx);
  }

  /** The same, as part of a larger write. */
  async changeBatch(change: BookingChange, tx: EntityManager): Promise<WriteBatch> {
    await this.assertUnpaid(change, tx);
    return this.writes.changeBatch(change);
  }

  /** The same for a booking whose lines, and perhaps client, change. The first batch must run before the second. */
  async rewriteBatches(change: BookingChange, tx: EntityManager): Promise<[WriteBatch, WriteBatch]> {
    await this.assertUnpaid(change, tx);
    return this.writes.rewriteBatches(change);
  }

  /**
   * Only completed bookings are paid for, and a note does not affect what was paid. The caller holds the booking's
   * lock.
   */
  private async assertUnpaid({ booking, verb, fromStatus }: BookingChange, tx: EntityManager): Promise<void> {
    if (fromStatus !== 'done' || verb === 'note') return;
    const saleId = await this.paid.findSaleOf(booking.id, tx);
    if (saleId !== null) throw alreadyPaid(saleId);
  }
}
