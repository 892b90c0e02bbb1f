// Long because every way of taking and releasing the team's time and the salon's units is a line here, and nowhere else.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { type EpochMinute, epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { epochDayOf, type LocalDate } from '../../common/time/local-date.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { type Statement, type WriteBatch, writeBatch } from '../../database/statement.js';
import { IdempotencyService, type Submit } from '../../platform/idempotency/idempotency.service.js';
import type { DayRead, PlannedVisit } from './plan-visit.js';
import { type Except, holdingAccountOf, type WantedVisit } from './schedule-request.js';
import type { Plan } from '../planning/plan.js';
import {
  type AllocationOwner,
  type StaffTime,
  type TakenStretch,
  type TakenTime,
  type UnavailableTime,
  withCleanUp,
} from './staff-time.js';
import { AllocationsRepository, WHOLE_POOL } from './allocations.repository.js';
import { type Busy, type BusyQuery, BusyTimesRepository } from './busy-times.repository.js';
import { BlocksRepository } from './blocks.repository.js';
import { SeatsRepository } from './seats.repository.js';
import { slotTaken } from './scheduling.problems.js';
import {
  poolDayOf,
  poolsForVisits,
  type SeatChanges,
  type SeatRow,
  seatTogether,
  type VisitToSeat,
} from './seats.js';
import { TakenTimesRepository } from './taken-times.repository.js';
import { TimeOffBlocksRepository } from './time-off-blocks.repository.js';

/** People who are about to become busy on some days. */
export interface StaffDays {
  staffIds: string[];
  days: LocalDate[];
  /** Pools of which units are about to be taken; left out for none. */
  pools?: { id: string; unitIds: string[] }[];
}

/** The reason why people are busy, and when. */
interface OwnedTime {
  stretches: StaffTime[];
  owner: AllocationOwner;
  /** The units it takes; left out for none. */
  seats?: SeatChanges | undefined;
}

/**
 * The only way to make team members busy or free, for any reason: bookings, holds, blocks, time off,
 * reassignments, the demo salon. Lock the days, check again what is free, then take it. The constraint decides.
 */
@Injectable()
export class AllocationsService {
  constructor(
    private readonly allocations: AllocationsRepository,
    private readonly busyTimes: BusyTimesRepository,
    private readonly blocks: BlocksRepository,
    private readonly timeOffBlocks: TimeOffBlocksRepository,
    private readonly takenTimes: TakenTimesRepository,
    private readonly seats: SeatsRepository,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** Makes people busy. Callers have locked the days, unless no one else can be booking yet. */
  take(stretches: StaffTime[], owner: AllocationOwner, tx: EntityManager): Promise<void> {
    return this.takeAll([{ stretches, owner }], tx);
  }

  /** The same for several owners in one statement. */
  takeAll(taken: OwnedTime[], tx: EntityManager): Promise<void> {
    return writeBatch(this.takeBatch(taken), tx);
  }

  /** The same, as part of a larger write: people and units together, and the units of others that make room. */
  takeBatch(taken: OwnedTime[]): WriteBatch {
    return {
      insertAllocations: this.allocations.insertStatement(
        taken.flatMap(({ stretches, owner }) => stretches.map((stretch) => ({ ...stretch, owner }))),
      ),
      moveSeats: this.seats.moveStatement(taken.flatMap(({ seats }) => seats?.moved ?? [])),
      insertSeats: this.seats.insertStatement(
        taken.flatMap(({ seats, owner }) =>
          owner.kind === 'block' ? [] : (seats?.seated ?? []).map((seated) => ({ ...seated, owner })),
        ),
      ),
    };
  }

  /**
   * The releases needed before these times are taken: of the replaced hold or booking, and of the client's own hold
   * in another tab. Sent as a separate statement before the new time's, because constraints are checked at the end of
   * each.
   */
  releaseBatch(
    { request }: WantedVisit,
    { isHolding }: Pick<DayRead, 'isHolding'>,
    { stretches }: Pick<PlannedVisit, 'stretches'>,
  ): WriteBatch {
    const { holdId, bookingId } = request.except;
    const holder = holdingAccountOf(request.except);
    return {
      releaseHold: holdId === undefined ? null : this.allocations.deleteHoldStatement(holdId),
      ...(bookingId !== undefined && this.releaseBookingBatch(bookingId)),
      releaseOwnHolds:
        holder !== null && isHolding ? this.allocations.deleteHeldByStatement(holder, stretches) : null,
    };
  }

  /** Releases the time of a booking with its units, as part of a larger write. */
  releaseBookingBatch(bookingId: string): WriteBatch {
    return {
      deleteAllocations: this.allocations.deleteOfBookingStatement(bookingId, null),
      deleteSeats: this.seats.deleteStatement(bookingId),
    };
  }

  /** Releases one person's part of a booking, which keeps its units for the colleague who takes over. */
  releaseStatement(bookingId: string, staffId: string): Statement {
    return this.allocations.deleteOfBookingStatement(bookingId, staffId);
  }

  /** Runs the same at once. */
  release(bookingId: string, tx: EntityManager): Promise<void> {
    return writeBatch(this.releaseBookingBatch(bookingId), tx);
  }

  /**
   * Gives a booking back the time it had before someone was away. Their time off makes room for it again, as for
   * bookings that were kept. Callers have locked the days.
   */
  async takeBack(stretches: StaffTime[], bookingId: string, tx: EntityManager): Promise<void> {
    for (const stretch of stretches) {
      const rest = await this.timeOffBlocks.turnIntoBooking(stretch, bookingId, tx);
      if (!rest) await this.take([stretch], { kind: 'booking', bookingId }, tx);
      for (const { startsAt, endsAt, timeOffId, reason } of rest ?? []) {
        const left = { staffId: stretch.staffId, start: minuteOf(startsAt), end: minuteOf(endsAt) };
        await this.take([left], { kind: 'block', reason, timeOffId }, tx);
      }
    }
  }

  /**
   * Closes the race between two callers who both found a time free: the second waits here, then sees the first. Locks
   * day by day, and within a day in key order, so that two callers never deadlock. Also clears expired holds, which
   * would still violate the exclusion constraint. Returns the instant used to judge expiry.
   */
  async lockDays(wanted: StaffDays[], timeZone: string, tx: EntityManager): Promise<Date> {
    const now = this.clock.now();
    const keys = wanted
      .flatMap(({ staffIds, pools = [], days }) => [
        ...pools.map(({ id }) => ({ key: lockKeyOf(id), epochDay: WHOLE_POOL })),
        ...days.flatMap((day) =>
          [...staffIds, ...pools.map(({ id }) => id)].map((id) => ({
            key: lockKeyOf(id),
            epochDay: epochDayOf(day),
          })),
        ),
      ])
      .sort((left, right) => left.epochDay - right.epochDay || left.key - right.key);
    const days = wanted.flatMap((group) => group.days).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return now;
    const bounds = { start: dayBounds(first, timeZone).start, end: dayBounds(last, timeZone).end };
    const staffIds = [...new Set(wanted.flatMap((group) => group.staffIds))];
    const pools = wanted.flatMap((group) => group.pools ?? []);
    const unitIds = [...new Set(pools.flatMap((pool) => pool.unitIds))];
    await this.allocations.lockDays({ keys, staffIds, unitIds, bounds, now }, tx);
    return now;
  }

  /** The same for all days of these pools, for an admin who changes their units. Called before any other lock. */
  lockPools(poolIds: string[], tx: EntityManager): Promise<void> {
    return this.seats.lockPools(poolIds.map(lockKeyOf), tx);
  }

  /** Everything that takes these units in the window, by start. */
  listSeats(unitIds: string[], bounds: Interval<EpochMinute>, tx?: EntityManager): Promise<SeatRow[]> {
    return this.seats.list(unitIds, bounds, this.clock.now(), tx);
  }

  /**
   * Units for these bookings of one day at times that are decided, by booking. They leave their present units in the
   * same step. 409 `slot-taken` if a pool is full. Callers have locked the pools.
   */
  async seatAgain(
    visits: VisitToSeat[],
    plan: Plan,
    tx: EntityManager,
  ): Promise<ReadonlyMap<string, SeatChanges>> {
    const pools = poolsForVisits(visits, plan);
    if (pools.length === 0) return new Map();
    const starts = visits.flatMap(({ inPools }) => inPools.map(({ start }) => start));
    const { timeZone } = plan.salon;
    const bounds = dayBounds(localDayOf(epochMinute(Math.min(...starts)), timeZone), timeZone);
    const unitIds = pools.flatMap((pool) => pool.unitIds);
    const seats = await this.listSeats(unitIds, withCleanUp(bounds), tx);
    const exceptIds = visits.map(({ bookingId }) => bookingId);
    const day = { plan, bounds, now: this.clock.nowMinutes(), seats, exceptIds };
    const found = seatTogether(visits, new Map(pools.map(({ id }) => [id, poolDayOf(id, day)])));
    if ('fullPoolId' in found) throw slotTaken([], [plan.pools.get(found.fullPoolId)?.title ?? '']);
    return found;
  }

  /** Units for bookings that have their people already, and the units of others that make room. */
  seatBatch(taken: { bookingId: string; seats: SeatChanges }[]): WriteBatch {
    return {
      moveSeats: this.seats.moveStatement(taken.flatMap(({ seats }) => seats.moved)),
      insertSeats: this.seats.insertStatement(
        taken.flatMap(({ seats, bookingId }) =>
          seats.seated.map((seated) => ({ ...seated, owner: { kind: 'booking' as const, bookingId } })),
        ),
      ),
    };
  }

  /**
   * Busy times of these people in the window, and the plan version they belong to. From the same snapshot: their
   * clients' busy times, and any earlier answer to this submit.
   */
  busyWithin(
    { submit, ...query }: BusyQuery & { submit?: Submit | undefined },
    tx?: EntityManager,
  ): Promise<Busy> {
    const keptAnswer = submit ? this.idempotency.earlierStatement(submit) : null;
    return this.busyTimes.busyWithin(query, keptAnswer, tx);
  }

  /**
   * Everything that takes up these people's time in the window and its reason, in order and without exceptions given.
   */
  listTaken(
    staffIds: string[],
    bounds: Interval<EpochMinute>,
    now: Date,
    except: Except,
  ): Promise<TakenTime[]> {
    return this.takenTimes.list(staffIds, bounds, now, except);
  }

  /** Blocks and unexpired holds, in order; only one person's if given. */
  unavailableWithin(
    bounds: Interval<EpochMinute>,
    now: Date,
    staffId?: string,
    tx?: EntityManager,
  ): Promise<UnavailableTime[]> {
    return this.allocations.unavailableWithin(bounds, now, staffId, tx);
  }

  /** Everything that keeps one person busy in this period. */
  takenWithin(stretch: StaffTime, tx: EntityManager): Promise<Interval<EpochMinute>[]> {
    return this.allocations.takenWithin(stretch, tx);
  }

  /** The bookings that need one person in this period. */
  bookingIdsWithin(stretch: StaffTime, tx: EntityManager): Promise<string[]> {
    return this.allocations.bookingIdsWithin(stretch, tx);
  }

  /** Everything in each of these periods, in order, except expired holds and the given blocks. */
  listTakenIn(
    stretches: StaffTime[],
    { now, exceptBlockIds }: { now: Date; exceptBlockIds: string[] },
    tx?: EntityManager,
  ): Promise<TakenStretch[]> {
    return this.takenTimes.listIn(stretches, { now, exceptBlockIds }, tx);
  }

  /**
   * Extends an unexpired hold, up to its maximum lifetime. Returns when it expires; null if it has expired or is
   * gone.
   */
  extendHold(id: string, times: { now: Date; expiresAt: Date; maxMinutes: number }): Promise<Date | null> {
    return this.allocations.extendHold(id, times);
  }

  /** Blocks free time; callers have locked the days. Returns the blocks in no particular order. */
  takeBlocks(stretches: StaffTime[], reason: string, tx: EntityManager): Promise<UnavailableTime[]> {
    return this.blocks.addBlocks(stretches, reason, tx);
  }

  /** Existing blocks among these ids, by time. */
  listBlocks(ids: string[], tx?: EntityManager): Promise<UnavailableTime[]> {
    return this.blocks.list(ids, tx);
  }

  /** The same, locked for a change: others who want to change one wait until this transaction ends. */
  listBlocksForChange(ids: string[], tx: EntityManager): Promise<UnavailableTime[]> {
    return this.blocks.listForChange(ids, tx);
  }

  changeBlocks(blocks: UnavailableTime[], tx: EntityManager): Promise<void> {
    return this.blocks.change(blocks, tx);
  }

  releaseBlocks(ids: string[], tx: EntityManager): Promise<void> {
    return this.blocks.remove(ids, tx);
  }

  /** Releases one person's blocks that have not begun. Returns how many there were. */
  releaseComingBlocks(staffId: string, tx: EntityManager): Promise<number> {
    return this.blocks.removeComing(staffId, this.clock.now(), tx);
  }
}

/** The first 32 bits of a random id. If two people share them, they merely wait for each other. */
const lockKeyOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16) | 0;
