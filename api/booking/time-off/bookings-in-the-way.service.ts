import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import { ReassignmentsService } from './reassignments.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { HoldsService } from '../scheduling/holds.service.js';
import type { Stretch } from './stretches.service.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { localDayOf } from '../../common/time/zone.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type BookingInTheWayView, toBookingInTheWayView } from './time-off.view.js';
import type { ReassignedLine } from '../bookings/change-booking.service.js';

/** Finds the bookings within someone's planned time off. */
@Injectable()
export class BookingsInTheWayService {
  constructor(
    private readonly records: BookingRecordsService,
    private readonly bookings: ReadBookingsService,
    private readonly reassignments: ReassignmentsService,
    private readonly allocations: AllocationsService,
    private readonly holds: HoldsService,
  ) {}

  async listIn(stretch: Stretch, tx: EntityManager): Promise<BookingRecord[]> {
    return this.bookings.listLive(await this.idsIn(stretch, tx), tx);
  }

  /**
   * Locks the affected bookings and the days of everyone involved, and returns those bookings. Bookings come first,
   * because anyone moving one locks it before its new days.
   */
  async lockBookings(stretch: Stretch, tx: EntityManager): Promise<BookingRecord[]> {
    const { staffId, plan, days } = stretch;
    await this.records.lockLive(await this.idsIn(stretch, tx), tx);
    const before = await this.listIn(stretch, tx);
    const colleagueIds = this.reassignments.colleaguesOf({ bookings: before, staffId, plan });
    const { timeZone } = plan.salon;
    const bookedDays = [...new Set(before.map(({ startsAt }) => localDayOf(minuteOf(startsAt), timeZone)))];
    const wanted = [
      { staffIds: [staffId], days: [...new Set([...days, ...bookedDays])] },
      { staffIds: colleagueIds, days: bookedDays },
    ];
    await this.allocations.lockDays(wanted, timeZone, tx);
    // A mere hold should not prevent someone from being away.
    await this.holds.releaseWithin({ staffId, ...stretch.during }, tx);
    return this.listIn(stretch, tx);
  }

  async toViews(
    bookings: BookingRecord[],
    stretch: Stretch,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<BookingInTheWayView[]> {
    const found = await this.reassignments.reassignmentsFor({ ...stretch, bookings }, tx);
    return bookings.map((booking) => this.toView(booking, found.get(booking) ?? null, actor));
  }

  toView(booking: BookingRecord, parts: ReassignedLine[] | null, actor: CurrentUser): BookingInTheWayView {
    return toBookingInTheWayView(booking, this.bookings.contactOf(booking, actor), parts);
  }

  private idsIn({ staffId, during }: Stretch, tx: EntityManager): Promise<string[]> {
    return this.allocations.bookingIdsWithin({ staffId, ...during }, tx);
  }
}
