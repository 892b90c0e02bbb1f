import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { epochDayOf, type LocalDate } from '../../common/time/local-date.js';
import { dayBounds } from '../../common/time/zone.js';
import { type Statement, type WriteBatch, writeBatch } from '../../database/statement.js';
import { IdempotencyService, type Submit } from '../../platform/idempotency/idempotency.service.js';
import type { DayRead, PlannedVisit } from './plan-visit.js';
import type { Except, WantedVisit } from './schedule-request.js';
import type { AllocationOwner, StaffTime, TakenStretch, TakenTime, UnavailableTime } from './staff-time.js';
import { AllocationsRepository } from './allocations.repository.js';
import { type Busy, type BusyQuery, BusyTimesRepository } from './busy-times.repository.js';
import { BlocksRepository } from './blocks.repository.js';
import { TakenTimesRepository } from './taken-times.repository.js';
import { TimeOffBlocksRepository } from './time-off-blocks.repository.js';

/** People who are about to be made busy on some days. */
export interface StaffDays {
  staffIds: string[];
  days: LocalDate[];
}

/** What takes up people's time, and when. */
interface OwnedTime {
  stretches: StaffTime[];
  owner: AllocationOwner;
}

/**
 * The only way in which team members become busy or free again, whatever the reason: bookings, holds, blocks, time
 * off, reassignments, the demo salon. Lock the days, check again what is free, then take it. The constraint has the
 * last word.
 */
@Injectable()
export class AllocationsService {
  constructor(
    private readonly allocations: AllocationsRepository,
    private readonly busyTimes: BusyTimesRepository,
    private readonly blocks: BlocksRepository,
    private readonly timeOffBlocks: TimeOffBlocksRepository,
    private readonly takenTimes: TakenTimesRepository,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** Makes people busy. Callers have locked the days, unless nobody else can be booking yet. */
  take(stretches: StaffTime[], owner: AllocationOwner, tx: EntityManager): Promise<void> {
    return this.takeAll([{ stretches, owner }], tx);
  }

  /** The same as a part of a larger write. */
  insertStatement(stretches: StaffTime[], owner: AllocationOwner): Statement {
    return this.insertAllStatement([{ stretches, owner }]);
  }

  /** The same for several owners in one statement. */
  takeAll(taken: OwnedTime[], tx: EntityManager): Promise<void> {
    return writeBatch({ insertAllocations: this.insertAllStatement(taken) }, tx);
  }

  /** The same as a part of a larger write. */
  insertAllStatement(taken: OwnedTime[]): Statement {
    return this.allocations.insertStatement(
      taken.flatMap(({ stretches, owner }) => stretches.map((stretch) => ({ ...stretch, owner }))),
    );
  }

  /**
   * What has to be gone before these stretches are taken: the hold or the booking that is replaced, and what the client holds
   * there themselves in another tab. Sent as a statement of its own before that of the new time: a constraint looks at the end of each.
   */
  releaseBatch(
    { request }: WantedVisit,
    { isHolding }: Pick<DayRead, 'isHolding'>,
    { stretches }: Pick<PlannedVisit, 'stretches'>,
  ): WriteBatch {
    const { holdId, bookingId, clientId } = request.except;
    return {
      releaseHold: holdId === undefined ? null : this.allocations.deleteHoldStatement(holdId),
      deleteAllocations: bookingId === undefined ? null : this.releaseStatement(bookingId),
      releaseOwnHolds:
        clientId !== null && isHolding ? this.allocations.deleteHeldByStatement(clientId, stretches) : null,
    };
  }

  /** Releases the time of a booking, or one person's part of it, as a part of a larger write. */
  releaseStatement(bookingId: string, staffId?: string): Statement {
    return this.allocations.deleteOfBookingStatement(bookingId, staffId ?? null);
  }

  /** The same at once. */
  release(bookingId: string, tx: EntityManager): Promise<void> {
    return writeBatch({ deleteAllocations: this.releaseStatement(bookingId) }, tx);
  }

  /**
   * Gives a booking back time that it had before somebody was away then: their time off makes room for it again, as it does
   * for bookings that were kept. Callers have locked the days.
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
   * Closes the race between two callers who both found a time free: the second waits here, then sees the first. Always
   * locks day by day, and within a day in key order, so that two callers never deadlock. Also clears expired
   * holds, which would still violate the exclusion constraint. Returns the instant by which they have expired.
   */
  async lockDays(wanted: StaffDays[], timeZone: string, tx: EntityManager): Promise<Date> {
    const now = this.clock.now();
    const keys = wanted
      .flatMap(({ staffIds, days }) => days.flatMap((day) => staffIds.map((id) => lockKeyOf(id, day))))
      .sort((left, right) => left.epochDay - right.epochDay || left.staffKey - right.staffKey);
    const days = wanted.flatMap((group) => group.days).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return now;
    const bounds = { start: dayBounds(first, timeZone).start, end: dayBounds(last, timeZone).end };
    const staffIds = [...new Set(wanted.flatMap((group) => group.staffIds))];
    await this.allocations.lockDays({ keys, staffIds, bounds, now }, tx);
    return now;
  }

  /**
   * What keeps these people busy in the window, with the plan version it belongs to; and of the same moment when their clients
   * are busy, and what was answered to a submit before.
   */
  busyWithin(
    { submit, ...query }: BusyQuery & { submit?: Submit | undefined },
    tx?: EntityManager,
  ): Promise<Busy> {
    const keptAnswer = submit ? this.idempotency.earlierStatement(submit) : null;
    return this.busyTimes.busyWithin(query, keptAnswer, tx);
  }

  /** Everything that takes up these people's time in the window, in order, and what it belongs to; but for what is excepted. */
  listTaken(
    staffIds: string[],
    bounds: Interval<EpochMinute>,
    now: Date,
    except: Except,
  ): Promise<TakenTime[]> {
    return this.takenTimes.list(staffIds, bounds, now, except);
  }

  /** Blocks, and holds that have not expired, in order; of one person when they are named. */
  unavailableWithin(
    bounds: Interval<EpochMinute>,
    now: Date,
    staffId?: string,
    tx?: EntityManager,
  ): Promise<UnavailableTime[]> {
    return this.allocations.unavailableWithin(bounds, now, staffId, tx);
  }

  /** Everything that keeps one person busy in this stretch. */
  takenWithin(stretch: StaffTime, tx: EntityManager): Promise<Interval<EpochMinute>[]> {
    return this.allocations.takenWithin(stretch, tx);
  }

  /** The bookings that need one person in this stretch. */
  bookingIdsWithin(stretch: StaffTime, tx: EntityManager): Promise<string[]> {
    return this.allocations.bookingIdsWithin(stretch, tx);
  }

  /** What takes up each of these stretches, in order; but for holds that have expired, and for the blocks that are excepted. */
  listTakenIn(
    stretches: StaffTime[],
    { now, exceptBlockIds }: { now: Date; exceptBlockIds: string[] },
    tx?: EntityManager,
  ): Promise<TakenStretch[]> {
    return this.takenTimes.listIn(stretches, { now, exceptBlockIds }, tx);
  }

  /** Extends a live hold, up to its longest life. Returns when it expires; null if it has expired or is gone. */
  extendHold(id: string, times: { now: Date; expiresAt: Date; maxMinutes: number }): Promise<Date | null> {
    return this.allocations.extendHold(id, times);
  }

  /** Blocks time that is free; callers have locked the days. Returns the blocks in no order. */
  takeBlocks(stretches: StaffTime[], reason: string, tx: EntityManager): Promise<UnavailableTime[]> {
    return this.blocks.addBlocks(stretches, reason, tx);
  }

  /** Those of them that are blocks and still there, by time. */
  listBlocks(ids: string[], tx?: EntityManager): Promise<UnavailableTime[]> {
    return this.blocks.list(ids, tx);
  }

  /** The same, locked for a change: others who want to change one of them wait until this transaction ends. */
  listBlocksForChange(ids: string[], tx: EntityManager): Promise<UnavailableTime[]> {
    return this.blocks.listForChange(ids, tx);
  }

  changeBlocks(blocks: UnavailableTime[], tx: EntityManager): Promise<void> {
    return this.blocks.change(blocks, tx);
  }

  releaseBlocks(ids: string[], tx: EntityManager): Promise<void> {
    return this.blocks.remove(ids, tx);
  }

  /** Those of one person that have not begun. Returns how many there were. */
  releaseComingBlocks(staffId: string, tx: EntityManager): Promise<number> {
    return this.blocks.removeComing(staffId, this.clock.now(), tx);
  }
}

/** A random id's first 32 bits; two people who share them only wait for each other. */
const lockKeyOf = (staffId: string, day: LocalDate) => ({
  staffKey: Number.parseInt(staffId.slice(0, 8), 16) | 0,
  epochDay: epochDayOf(day),
});
