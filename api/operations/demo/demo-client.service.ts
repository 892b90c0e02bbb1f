import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingRecordsService } from '../../booking/booking-records/booking-records.service.js';
import { ReadBookingsService } from '../../booking/booking-records/read-bookings.service.js';
import { Clock } from '../../common/clock.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { dayBounds, instantOf, localDayOf } from '../../common/time/zone.js';
import { AllocationsService } from '../../booking/scheduling/allocations.service.js';
import { firstFreeStart, planBooking } from '../../booking/planning/domain/planning.js';
import { bookableLinesOf, staffOf } from '../../booking/planning/bookable-lines.js';
import type { Plan } from '../../booking/planning/plan.js';
import { salonDaysOf } from '../../booking/scheduling/salon-days.js';
import { type ScheduledLine, scheduledLineOf, stretchesOf } from '../../booking/scheduling/scheduled-line.js';
import type { StaffTime } from '../../booking/scheduling/staff-time.js';
import type { User } from '../../people/users/user.entity.js';
import { DemoDiaryService } from './demo-diary.service.js';
import { bookingWithHistory } from './diary.rows.js';
import { clientVisits, type ClientVisit } from './diary.demo.js';
import { minuteOf as wallMinuteOf } from './wall-time.js';

/** The number of days by which a visit may be postponed if no one is free on the intended day. */
const SPARE_DAYS = 6;

/** Explorers may cancel and review as often as they like; beyond this number, nothing is added. */
const MAX_BOOKINGS = 60;

interface FoundVisit {
  lines: ScheduledLine[];
  taken: StaffTime[];
}

/**
 * Gives the demo's client account upcoming visits, and past ones to look back at and review. Topped up at each log-in,
 * because upcoming visits are over a week later.
 */
@Injectable()
export class DemoClientService {
  constructor(
    private readonly diary: DemoDiaryService,
    private readonly reading: ReadBookingsService,
    private readonly records: BookingRecordsService,
    private readonly allocations: AllocationsService,
    private readonly clock: Clock,
  ) {}

  /** The caller has locked the account: of two concurrent log-ins, the second finds what the first added. */
  async furnish({ id, name, email, phone }: User, tx: EntityManager): Promise<void> {
    const now = this.clock.now();
    const { all, upcoming, unreviewed } = await this.reading.countOfAccount(id, now, tx);
    const missing = clientVisits.filter(({ fromToday }) => (fromToday > 0 ? upcoming : unreviewed) === 0);
    if (missing.length === 0 || all >= MAX_BOOKINGS) return;
    const plan = await this.diary.plan(tx);
    const today = localDayOf(minuteOf(now), plan.salon.timeZone);
    // In order of days, because days are locked in order everywhere.
    for (const visit of missing) {
      const found = await this.findVisit(visit, today, plan, tx);
      if (!found) continue;
      const fate = { ...visit, lines: found.lines, isCancelled: false, isMissed: false };
      const { booking, events } = bookingWithHistory(fate, { client: { id, name, email }, phone, plan, now });
      await this.records.addBookings([booking], events, tx);
      const owner = { kind: 'booking' as const, bookingId: booking.id };
      await this.allocations.take(found.taken, owner, tx);
    }
  }

  /** Null if no one is free on any of the days, or no services are offered. */
  private async findVisit(
    visit: ClientVisit,
    today: LocalDate,
    plan: Plan,
    tx: EntityManager,
  ): Promise<FoundVisit | null> {
    // Someone exploring as the owner may have renamed or replaced the services: use whatever exists.
    const sold = [...plan.services.values()].filter(({ id }) => plan.offersOf(id).length > 0);
    const requests = visit.services.flatMap((place) => {
      const service = sold[place % sold.length];
      return service ? [{ serviceId: service.id, staffId: null, addOnIds: [] }] : [];
    });
    const bookables = bookableLinesOf(requests, plan);
    if (requests.length === 0 || 'problems' in bookables) return null;

    const { timeZone } = plan.salon;
    const staffIds = staffOf(bookables);
    for (let spare = 0; spare <= SPARE_DAYS; spare++) {
      const day = addDays(today, visit.fromToday + spare);
      const now = await this.allocations.lockDays([{ staffIds, days: [day] }], timeZone, tx);
      const { busy } = await this.allocations.busyWithin(
        { staffIds, bounds: dayBounds(day, timeZone), now },
        tx,
      );
      const salonDay = salonDaysOf({ plan, days: [day], staffIds, busy, clientBusy: [] }).get(day);
      if (!salonDay) continue;
      const notBefore = instantOf(day, wallMinuteOf(visit.notBefore), timeZone);
      const startsAt = firstFreeStart({ lines: bookables, day: salonDay, notBefore });
      const planned =
        startsAt === null ? null : planBooking({ lines: bookables, day: salonDay, startsAt, notBefore });
      if (planned) {
        return {
          lines: planned.map((line) => scheduledLineOf(line, bookables)),
          taken: planned.flatMap(stretchesOf),
        };
      }
    }
    return null;
  }
}
