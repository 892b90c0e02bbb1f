import { Injectable } from '@nestjs/common';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { isOwn, seesAllBookings } from '../booking-records/booking.policy.js';
import { assertMayRearrange } from '../booking-records/bookings-for-change.service.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { minuteOf, toIso } from '../../common/time/epoch-minute.js';
import { addDays } from '../../common/time/local-date.js';
import { instantOf, localDayOf, wallMinuteOf } from '../../common/time/zone.js';
import { clientRules, deskRules } from '../planning/booking-rules.js';
import { FreeTimesService } from '../scheduling/free-times.service.js';
import { exceptOf, requestForLines } from '../scheduling/schedule-request.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { dateAfter } from '../series/domain/series-dates.js';
import { proposals } from './domain/proposals.js';
import { DEFAULT_WEEKS, usualWeeks } from './domain/usual-interval.js';
import { linesAgain, priceAgain } from './lines-again.js';
import type { AgainView } from './rebooking.view.js';

/** The latest visits only, since habits change. */
const VISITS = 12;

const DAYS_BEFORE = 7;
const DAYS_AFTER = 14;

/** Proposes to repeat a booking around the time when the client usually comes back. */
@Injectable()
export class RebookingService {
  constructor(
    private readonly bookings: ReadBookingsService,
    private readonly freeTimes: FreeTimesService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  async showAgain(id: string, actor: CurrentUser): Promise<AgainView> {
    const booking = await this.bookings.get(id, actor);
    assertMayRearrange(actor, booking);
    const plan = await this.plans.latest();
    // A team member is the client of bookings they make for themselves.
    const isDesk = !isOwn(actor, booking);
    const lines = linesAgain(booking, plan, isDesk && !mayForAll(actor, 'bookings') ? actor.staffId : null);
    const zone = plan.salon.timeZone;
    const weeks = (await this.habitOf(booking, zone, actor)) ?? weeksAsSold(booking, plan) ?? DEFAULT_WEEKS;
    const asked = lines.map(({ serviceId, staffId, addOnIds }) => ({ serviceId, staffId, addOnIds }));
    const price = { ...priceAgain(lines, plan), currency: toCurrencyView(plan.salon.currency) };
    if (asked.length === 0) return { weeks, lines, ...price, starts: [] };
    const request = isDesk
      ? requestForLines(asked, deskRules(), exceptOf(booking))
      : requestForLines(asked, clientRules, exceptOf(booking));
    const usual = dateAfter(minuteOf(booking.startsAt), weeks, zone).startsAt;
    const now = this.clock.nowMinutes();
    // After a visit long ago, the next one is due already: tomorrow, at the usual time of day.
    const tomorrow = addDays(localDayOf(now, zone), 1);
    const wanted = usual > now ? usual : instantOf(tomorrow, wallMinuteOf(usual, zone), zone);
    const { answers } = await this.freeTimes.listFreeTimes(request, () => {
      const first = addDays(localDayOf(wanted, zone), -DAYS_BEFORE);
      return Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, index) => addDays(first, index));
    });
    const days = answers.map(({ starts }) => starts);
    return { weeks, lines, ...price, starts: proposals(days, wanted, zone).map(toIso) };
  }

  /** A stylist learns nothing about visits to colleagues. */
  private async habitOf(booking: BookingRecord, zone: string, actor: CurrentUser): Promise<number | null> {
    const { clientId, cardId, lines } = booking;
    const seesAll = isOwn(actor, booking) || seesAllBookings(actor);
    const client = {
      clientId,
      cardId,
      ...(!seesAll && actor.staffId !== null && { staffId: actor.staffId }),
    };
    const serviceIds = lines.map(({ serviceId }) => serviceId);
    const starts = await this.bookings.listVisits(client, serviceIds, VISITS);
    const days = starts.map((startsAt) => localDayOf(minuteOf(startsAt), zone));
    return usualWeeks(days);
  }
}

/** The salon's interval for the first of the services that is due again; null if it has none. */
function weeksAsSold({ lines }: BookingRecord, { services }: Plan): number | null {
  const weeks = lines.flatMap(({ serviceId }) => services.get(serviceId)?.rebookWeeks ?? []);
  return weeks.length > 0 ? Math.min(...weeks) : null;
}
