import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { epochMinute } from '../../common/time/epoch-minute.js';
import { type WriteBatch } from '../../database/statement.js';
import { ResourcesService } from '../../salon/resources/resources.service.js';
import type { PlanPool } from '../../salon/resources/plan-pool.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import { timeInPools } from '../bookings/booking-before.js';
import { PlanService } from '../planning/plan.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { SeatBook } from './seat-book.js';

/** The desk books at most two years ahead. */
const FAR_AHEAD_MINUTES = 3 * 366 * 24 * 60;

/** The effect of a change on what is booked, and the writes that carry it out. */
export interface Arranged {
  /** Bookings that need a unit and have none in order, by start. */
  unseated: BookingRecord[];
  /** The number of bookings that get another unit. */
  reseated: number;
  writes: WriteBatch;
}

/** Seats what is booked when the salon's pools, their units or the needs of services change. */
@Injectable()
export class ArrangeSeatsService {
  constructor(
    private readonly resources: ResourcesService,
    private readonly allocations: AllocationsService,
    private readonly records: BookingRecordsService,
    private readonly bookings: ReadBookingsService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the bookings that these pools concern, then the pools on all days. Rows come first, because anyone moving a
   * booking locks it before its new days.
   */
  async lock(poolIds: string[], serviceIds: string[], tx: EntityManager): Promise<void> {
    const ids = await this.records.idsNeeding({ serviceIds, poolIds }, this.clock.now(), tx);
    await this.records.lockLive(ids, tx);
    await this.allocations.lockPools(poolIds, tx);
  }

  /**
   * Moves visits off units that are out of order or archived, then seats bookings without a unit, earliest first: those
   * of before their service needed one, and those for which there was none. Callers have locked the pools and written
   * their change.
   */
  async arrange(poolIds: string[], tx: EntityManager): Promise<Arranged> {
    const pools = new Map(
      (await this.resources.planned(tx))
        .filter(({ id }) => poolIds.includes(id))
        .map((pool) => [pool.id, pool]),
    );
    const former = await this.formerUnits(poolIds, tx);
    const now = this.clock.nowMinutes();
    const unitIds = [...pools.values()].flatMap(({ units }) => units.map(({ id }) => id));
    const seats = await this.allocations.listSeats(
      [...unitIds, ...[...former.values()].flat()],
      { start: now, end: epochMinute(now + FAR_AHEAD_MINUTES) },
      tx,
    );
    const { timeZone } = (await this.plans.latestKnownIn(tx)).salon;
    const book = new SeatBook({ pools, seats, formerUnitIds: former, timeZone, now });
    book.moveStranded();

    const bookings = await this.bookingsNeeding([...pools.values()], tx);
    const changed = bookings.flatMap((booking) => linesWithNeeds(booking, pools));
    const unseatedIds = book.strandedIds();
    for (const booking of bookings) {
      const times = timeInPools(booking).filter(({ poolId, end }) => pools.has(poolId) && end > now);
      if (!book.take(booking.id, times)) unseatedIds.add(booking.id);
    }
    return {
      unseated: bookings.filter(({ id }) => unseatedIds.has(id)),
      reseated: book.movedIds().size,
      writes: {
        updateNeeds: this.records.needsStatement(changed),
        ...this.allocations.seatBatch(book.changes()),
      },
    };
  }

  /** By start, with their lines. */
  private async bookingsNeeding(pools: PlanPool[], tx: EntityManager): Promise<BookingRecord[]> {
    const serviceIds = pools.flatMap(({ needs }) => needs.map(({ serviceId }) => serviceId));
    const needed = { serviceIds, poolIds: pools.map(({ id }) => id) };
    const found = await this.bookings.listLive(
      await this.records.idsNeeding(needed, this.clock.now(), tx),
      tx,
    );
    return found.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }

  private async formerUnits(poolIds: string[], tx: EntityManager): Promise<Map<string, string[]>> {
    const pools = await this.resources.list(tx);
    return new Map(
      pools
        .filter(({ id }) => poolIds.includes(id))
        .map(({ id, units }) => [
          id,
          units.filter(({ status }) => status === 'archived').map((unit) => unit.id),
        ]),
    );
  }
}

/**
 * Adds what the services need by now to lines that were booked before. What they already need stays as booked. Returns
 * the changed lines.
 */
function linesWithNeeds(
  booking: BookingRecord,
  pools: ReadonlyMap<string, PlanPool>,
): BookingRecord['lines'] {
  return booking.lines.filter((line) => {
    const more = [...pools.values()].flatMap(({ id: poolId, needs }) =>
      line.resources.some((need) => need.poolId === poolId)
        ? []
        : needs
            .filter(({ serviceId }) => serviceId === line.serviceId)
            .map(({ segments, turnoverMinutes }) => ({ poolId, segments, turnoverMinutes })),
    );
    line.resources = [...line.resources, ...more];
    return more.length > 0;
  });
}
