import { Injectable } from '@nestjs/common';
import { BookingRecordsService } from '../../booking/booking-records/booking-records.service.js';
import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { AllocationsService } from '../../booking/scheduling/allocations.service.js';
import { daysBetween } from '../../common/time/local-date.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import { DAYS_BACK } from '../demo/diary.demo.js';
import type { PastDay } from './past-day.js';
import { PastDaysRepository } from './past-days.repository.js';
import { pastVisits } from './past-visits.js';

/** The number of today's completed visits that are left unpaid. */
const LEFT_TO_PAY = 2;

/** The visits of a day of the demo salon's past. */
@Injectable()
export class PastDiaryService {
  constructor(
    private readonly days: PastDaysRepository,
    private readonly clients: ClientLookupService,
    private readonly records: BookingRecordsService,
    private readonly allocations: AllocationsService,
  ) {}

  /** The visits to be paid, as they ended. Those of the last week are in the diary already; earlier ones are added. */
  async visitsOf(past: PastDay): Promise<BookingRecord[]> {
    const { day, today, isToday, start, end, tx } = past;
    if (daysBetween(day, today) > DAYS_BACK) return this.addVisits(past);
    const ids = await this.days.completedWithin({ start, end }, tx);
    const visits: BookingRecord[] = [];
    for (const id of isToday ? ids.slice(0, -LEFT_TO_PAY) : ids) {
      const booking = await this.records.findForChange(id, tx);
      if (booking) visits.push(booking);
    }
    return visits;
  }

  private async addVisits(past: PastDay): Promise<BookingRecord[]> {
    if (!past.opens) return [];
    const known = await this.days.knownClients(past.start, past.tx);
    const { clients, bookings, events, taken } = pastVisits({ ...past, known });
    if (clients.length > 0) await this.clients.seed(clients, past.tx);
    if (bookings.length === 0) return [];
    await this.records.addBookings(bookings, events, past.tx);
    await this.allocations.takeAll(taken, past.tx);
    return bookings
      .filter(({ status }) => status === 'done')
      .sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
  }
}
