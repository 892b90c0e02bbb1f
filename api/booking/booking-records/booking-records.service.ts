import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Statement, writeTogether } from '../../database/statement.js';
import type { BookingRecord } from './booking.entity.js';
import type { NewBookingEvent } from './booking-event.entity.js';
import { alreadyPaid } from './bookings.problems.js';
import { type BookingChange, BookingsRepository } from './bookings.repository.js';
import { PaidBookings } from './paid-bookings.js';

export type { BookingChange };

/** Writes bookings, each with its history. Whether they may be as they are is for its callers, who hold the locks. */
@Injectable()
export class BookingRecordsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly paid: PaidBookings,
  ) {}

  /** The booking, whoever may see it, locked for a change: others who want to change it wait for this transaction. */
  findForChange(id: string, within: EntityManager): Promise<BookingRecord | null> {
    return this.bookings.findForChange(id, within);
  }

  /** Bookings still to come or under way, locked in the same way. */
  lockLive(ids: string[], within: EntityManager): Promise<void> {
    return this.bookings.lockLive(ids, within);
  }

  /** The writes of new bookings, for one statement: somebody is waiting for the answer. */
  adding(bookings: BookingRecord[], events: NewBookingEvent[]): Statement[] {
    return this.bookings.adding(bookings, events);
  }

  /** The same at once, for bookings that come with their history, such as those of the demo salon. */
  add(bookings: BookingRecord[], events: NewBookingEvent[], within: EntityManager): Promise<void> {
    return writeTogether(this.bookings.adding(bookings, events), within);
  }

  /** Writes what changed of it, and raises its version. 409 `already-paid` with the sale when that was for what it was. */
  async change(change: BookingChange, within: EntityManager): Promise<void> {
    await this.assertUnpaid(change, within);
    await this.bookings.change(change, within);
  }

  /** The same for one whose lines are others, and perhaps its client. */
  async rewrite(change: BookingChange, within: EntityManager): Promise<void> {
    await this.assertUnpaid(change, within);
    await this.bookings.rewrite(change, within);
  }

  /** Only what is done is paid for, and a note on it changes nothing that was. The caller holds the booking's lock. */
  private async assertUnpaid(
    { booking, verb, fromStatus }: BookingChange,
    within: EntityManager,
  ): Promise<void> {
    if (fromStatus !== 'done' || verb === 'note') return;
    const saleId = await this.paid.findSaleOf(booking.id, within);
    if (saleId !== null) throw alreadyPaid(saleId);
  }
}
