import { guardedClientOf } from '../../people/clients/domain/guarded-client.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { timeOfStaff } from '../bookings/booking-before.js';
import { mayRearrange } from '../booking-records/booking.policy.js';
import { isLive } from '../booking-records/domain/booking-status.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { RetryTransactionError } from '../../database/transactions.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { clientMinutes, occupiedOffsets } from '../planning/domain/segments.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { type StaffTime, type UnavailableTime, withCleanUp } from '../scheduling/staff-time.js';
import type { ChainVisit, Surroundings } from './domain/delay-chain.js';
import { lineOnAt, type TimedLine } from './domain/running-on.js';

/** Time that no delay moves, and its reason. */
export interface FixedTime extends StaffTime {
  booking: BookingRecord | null;
  unavailable: UnavailableTime | null;
}

/** The day of a late visit, with everyone it could affect. */
export interface DelayedDay {
  plan: Plan;
  booking: BookingRecord;
  /** The line in progress. */
  lateLine: number;
  /** Visits that may move on, ordered by start. */
  followers: BookingRecord[];
  /** Everyone who takes part in any of these visits. */
  staffIds: string[];
  surroundings: Surroundings<FixedTime>;
}

export const timedLinesOf = ({ lines }: BookingRecord): TimedLine[] =>
  lines.map((line) => ({
    staffId: line.staffId,
    startsAt: minuteOf(line.startsAt),
    clientMinutes: clientMinutes(line.segments),
    occupied: occupiedOffsets(line),
  }));

/** Like the constraints: a merged client's bookings may overlap, although they are those of an account. */
const onlyOnce = (booking: BookingRecord): string | null =>
  booking.clientId !== null && booking.cardId !== null ? null : guardedClientOf(booking);

export const chainVisitOf = (booking: BookingRecord): ChainVisit => ({
  id: booking.id,
  clientId: onlyOnce(booking),
  stay: { start: minuteOf(booking.startsAt), end: minuteOf(booking.endsAt) },
  work: timeOfStaff(booking),
});

/** Reads what follows a visit on its day, and its surroundings. */
@Injectable()
export class DelayedDayService {
  constructor(
    private readonly bookings: ReadBookingsService,
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
  ) {}

  /** As reliable as the caller's locks. Throws to be retried if the salon has just changed its plan. */
  async read(
    booking: BookingRecord,
    { actor, now }: { actor: CurrentUser; now: Date },
    tx: EntityManager,
  ): Promise<DelayedDay> {
    const plan = await this.plans.latestKnownIn(tx);
    const { timeZone } = plan.salon;
    const day = localDayOf(minuteOf(booking.startsAt), timeZone);
    const bounds = dayBounds(day, timeZone);
    const lateLine = lineOnAt(timedLinesOf(booking), minuteOf(now));
    const mayFollow = (other: BookingRecord): boolean =>
      other.id !== booking.id &&
      isLive(other.status) &&
      mayRearrange(actor, other) &&
      // Visits in progress, or due to be over by now, are not moved.
      (other.startsAt > now || other.startsAt >= (booking.lines[lateLine] ?? booking).endsAt);

    const near = await this.bookingsOf(staffOf([booking]), bounds, tx);
    const followers = near.filter(mayFollow).sort(byStart);
    const staffIds = staffOf([booking, ...followers]);
    const moving = new Set([booking, ...followers].map(({ id }) => id));
    const reach = withCleanUp(bounds);
    const staying = (await this.bookingsOf(staffIds, reach, tx)).filter(({ id }) => !moving.has(id));
    const unavailable = await this.allocations.unavailableWithin(reach, now, undefined, tx);
    const clientBusy = await this.busyClients([booking, ...followers], plan, bounds, now, tx);
    const taken = [
      ...staying.flatMap((other) =>
        timeOfStaff(other).map((time): FixedTime => ({ ...time, booking: other, unavailable: null })),
      ),
      ...unavailable.map((one): FixedTime => ({
        staffId: one.staffId,
        start: minuteOf(one.startsAt),
        end: minuteOf(one.endsAt),
        booking: null,
        unavailable: one,
      })),
    ];
    const surroundings = { taken, clientBusy, working: plan.day(day).working, midnight: bounds.end };
    return { plan, booking, lateLine, followers, staffIds, surroundings };
  }

  private async bookingsOf(
    staffIds: string[],
    { start, end }: Interval<EpochMinute>,
    tx: EntityManager,
  ): Promise<BookingRecord[]> {
    const ids = new Set<string>();
    for (const staffId of staffIds) {
      for (const id of await this.allocations.bookingIdsWithin({ staffId, start, end }, tx)) ids.add(id);
    }
    return this.bookings.list([...ids], tx);
  }

  /** Times at which these clients have other bookings. */
  private async busyClients(
    moving: BookingRecord[],
    plan: Plan,
    bounds: Interval<EpochMinute>,
    now: Date,
    tx: EntityManager,
  ): Promise<Map<string, Interval[]>> {
    const ids = moving.map(({ id }) => id);
    const asked = moving.flatMap((booking) => {
      const clientId = onlyOnce(booking);
      return clientId === null ? [] : [{ id: booking.id, clientId, exceptIds: ids }];
    });
    const query = { staffIds: [], bounds, now, clients: asked };
    const { planVersion, clientsBusy } = await this.allocations.busyWithin(query, tx);
    if (planVersion !== plan.version) {
      await this.plans.reloadIn(tx);
      throw new RetryTransactionError('The salon changed its plan meanwhile.');
    }
    return new Map(asked.map(({ id }, index) => [id, clientsBusy[index] ?? []]));
  }
}

const staffOf = (bookings: BookingRecord[]): string[] => [
  ...new Set(bookings.flatMap(({ lines }) => lines.map(({ staffId }) => staffId))),
];

const byStart = (one: BookingRecord, other: BookingRecord): number =>
  one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : 1);
