import { Injectable } from '@nestjs/common';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { isOwn, seesAllBookings } from '../booking-records/booking.policy.js';
import { assertMayRearrange } from '../booking-records/bookings-for-change.service.js';
import { priceKindOf } from '../booking-records/planned-booking.view.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { minuteOf, toIso } from '../../common/time/epoch-minute.js';
import { addDays } from '../../common/time/local-date.js';
import { instantOf, localDayOf, wallMinuteOf } from '../../common/time/zone.js';
import { clientRules, deskRules } from '../planning/booking-rules.js';
import { type BookableLine, bookableLinesOf, type InvalidLines } from '../planning/bookable-lines.js';
import { FreeTimesService } from '../scheduling/free-times.service.js';
import { requestForLines } from '../scheduling/schedule-request.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { toPrice } from '../../common/money/currency-step.js';
import { dateAfter } from '../series/domain/series-dates.js';
import { proposals } from './domain/proposals.js';
import { DEFAULT_WEEKS, usualWeeks } from './domain/usual-interval.js';
import type { AgainLineView, AgainView } from './rebooking.view.js';

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
    const price = { ...priceOf(bookableLinesOf(asked, plan)), currency: toCurrencyView(plan.salon.currency) };
    if (asked.length === 0) return { weeks, lines, ...price, starts: [] };
    const request = isDesk
      ? requestForLines(asked, deskRules(), { clientId: booking.clientId })
      : requestForLines(asked, clientRules, { clientId: actor.id });
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

/**
 * The same people and services, as far as they still exist.
 *
 * @param own set for a team member who books only in their own column
 */
function linesAgain({ lines }: BookingRecord, plan: Plan, own: string | null): AgainLineView[] {
  return lines.flatMap((line) => {
    const service = plan.services.get(line.serviceId);
    const wanted = own ?? (line.anyStaff ? null : line.staffId);
    const offers = plan.offersOf(line.serviceId);
    const offer = offers.find(({ member }) => member.id === wanted);
    if (!service || offers.length === 0 || (own !== null && !offer)) return [];
    const offered = new Set(service.addOns.map(({ id }) => id));
    return [
      {
        serviceId: service.id,
        title: service.title,
        staffId: offer?.member.id ?? null,
        staffName: offer?.member.name ?? null,
        addOnIds: line.addOns.map(({ id }) => id).filter((id) => offered.has(id)),
      },
    ];
  });
}

/** The lowest price among those who may do it. */
function priceOf(bookables: BookableLine[] | InvalidLines): Pick<AgainView, 'totalPrice' | 'priceKind'> {
  if ('problems' in bookables) throw new Error('What the plan has was not found in it.');
  const cheapest = bookables.map(({ options }) => Math.min(...options.map(({ priceCents }) => priceCents)));
  const isSame = bookables.every(
    ({ options }) => new Set(options.map(({ priceCents }) => priceCents)).size === 1,
  );
  const kind = priceKindOf(bookables.flatMap(({ options }) => options));
  return {
    totalPrice: toPrice(cheapest.reduce((sum, cents) => sum + cents, 0)),
    priceKind: isSame ? kind : 'from',
  };
}
