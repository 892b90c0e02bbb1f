import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type WriteBatch, writeBatch } from '../../database/statement.js';
import type { BookingRecord } from './booking.entity.js';
import type { NewBookingEvent } from './booking-event.entity.js';
import { alreadyPaid } from './bookings.problems.js';
import { type BookingChange, BookingWrites } from './booking-writes.js';
import { BookingsRepository } from './bookings.repository.js';
import { PaidBookings } from './paid-bookings.port.js';

export type { BookingChange };

/** Writes bookings, each with its history. Whether they may be as they are is for its callers, who hold the locks. */
@Injectable()
export class BookingRecordsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly writes: BookingWrites,
    private readonly paid: PaidBookings,
  ) {}

  /** The booking, whoever may see it, locked for a change: others who want to change it wait for this transaction. */
  findForChange(id: string, tx: EntityManager): Promise<BookingRecord | null> {
    return this.bookings.findForChange(id, tx);
  }

  /** Bookings still to come or under way, locked in the same way. */
  lockLive(ids: string[], tx: EntityManager): Promise<void> {
    return this.bookings.lockLive(ids, tx);
  }

  /** The writes of new bookings with their history. */
  insertBatch(bookings: BookingRecord[], events: NewBookingEvent[]): WriteBatch {
    return this.writes.insertBatch(bookings, events);
  }

  /** The same at once, for bookings that come with their history, such as those of the demo salon. */
  addBookings(bookings: BookingRecord[], events: NewBookingEvent[], tx: EntityManager): Promise<void> {
    return writeBatch(this.writes.insertBatch(bookings, events), tx);
  }

  /** Writes what changed of it, and raises its version. 409 `already-paid` with the sale when that was for what it was. */
  async change(change: BookingChange, tx: EntityManager): Promise<void> {
    await writeBatch(await this.changeBatch(change, tx), tx);
  }

  /** The same as a part of a larger write. */
  async changeBatch(change: BookingChange, tx: EntityManager): Promise<WriteBatch> {
    await this.assertUnpaid(change, tx);
    return this.writes.changeBatch(change);
  }

  /** The same for one whose lines are others, and perhaps its client: the first batch has to be written before the second. */
  async rewriteBatches(change: BookingChange, tx: EntityManager): Promise<[WriteBatch, WriteBatch]> {
    await this.assertUnpaid(change, tx);
    return this.writes.rewriteBatches(change);
  }

  /** Only what is done is paid for, and a note on it changes nothing that was. The caller holds the booking's lock. */
  private async assertUnpaid({ booking, verb, fromStatus }: BookingChange, tx: EntityManager): Promise<void> {
    if (fromStatus !== 'done' || verb === 'note') return;
    const saleId = await this.paid.findSaleOf(booking.id, tx);
    if (saleId !== null) throw alreadyPaid(saleId);
  }
}
