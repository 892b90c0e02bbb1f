import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { shift, subtract } from '../../common/time/interval.js';
import { sentence } from '../../common/words/sentence.js';
import { AllocationsService } from './allocations.service.js';
import { dayBounds } from '../../common/time/zone.js';
import { timesInPools } from '../planning/domain/pools.js';
import { occupiedOffsets } from '../planning/domain/segments.js';
import type { DeskHold, Offer } from './hold.entity.js';
import { HoldsRepository } from './holds.repository.js';
import { type DayRead, type PlannedVisit, planVisit } from './plan-visit.js';
import type { ScheduleRequest } from './schedule-request.js';
import type { ScheduledLine } from './scheduled-line.js';
import { tooManyHolds } from './scheduling.problems.js';
import { SchedulingService } from './scheduling.service.js';
import { poolDayOf, type SeatChanges, seatVisit, unitsOf } from './seats.js';
import type { StaffTime } from './staff-time.js';

/** Enough to reach a client on the phone. */
const DESK_HOLD_MINUTES = 30;

/** Shared by the whole team: as many as several people can call in that time. */
const MAX_OF_DESK = 20;

/** Serialises desk holds, so that each sees the earlier ones. */
const DESK = 'desk-holds';

/** The time to hold for a booking, and the time the booking already has. */
interface DeskHoldRequest {
  request: ScheduleRequest;
  bookingId: string;
  offer: Offer;
  ownTime: readonly StaffTime[];
}

/** Times that the desk holds for a client it is calling, one per booking. */
@Injectable()
export class DeskHoldsService {
  constructor(
    private readonly holds: HoldsRepository,
    private readonly allocations: AllocationsService,
    private readonly scheduling: SchedulingService,
    private readonly clock: Clock,
  ) {}

  /** Replaces any earlier hold for the booking. Returns when the hold expires. */
  hold({ request, bookingId, offer, ownTime }: DeskHoldRequest): Promise<Date> {
    const visit = { request, startsAt: new Date(offer.startsAt) };
    return this.scheduling.run<Date>(async (tx, now) => {
      const [, , count, read] = await Promise.all([
        this.holds.lockKeys([DESK], tx),
        this.holds.removeOfBooking(bookingId, tx),
        this.holds.countOfDesk(now, tx),
        this.scheduling.lockAndRead(visit, tx),
      ]);
      if (count >= MAX_OF_DESK) throw tooManyHolds(sentence('deskHoldsEnough', { most: MAX_OF_DESK }));
      const planned = planVisit(visit, read);
      if ('reason' in planned) return { refusal: planned, visit, writes: null };
      const seats = seatsBeside(planned, read, bookingId);
      if ('fullPoolId' in seats) return { refusal: { reason: 'taken' }, visit, writes: null };
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + DESK_HOLD_MINUTES * 60_000);
      const holder = `booking:${bookingId}`;
      const held = { id, holder, network: null, createdAt: now, expiresAt, bookingId, offer };
      const stretches = planned.lines.flatMap((line) => timeOf(line, ownTime));
      const writes = {
        insertHold: this.holds.insertStatement(held),
        ...this.allocations.takeBatch([{ stretches, seats, owner: { kind: 'hold', holdId: id, expiresAt } }]),
      };
      return { answer: expiresAt, writes: [writes], visit };
    });
  }

  release(bookingId: string, tx?: EntityManager): Promise<void> {
    return this.holds.removeOfBooking(bookingId, tx);
  }

  /** The holds for these bookings, by booking id. */
  async heldFor(bookingIds: string[], tx: EntityManager): Promise<ReadonlyMap<string, DeskHold>> {
    const held = await this.holds.ofBookings(bookingIds, this.clock.now(), tx);
    return new Map(held.map((hold) => [hold.bookingId, hold]));
  }
}

/** Units for the time that the booking doesn't have yet. It keeps its own until it is moved. */
function seatsBeside(
  { plan, inPools }: PlannedVisit,
  { day, now, seats }: DayRead,
  bookingId: string,
): SeatChanges | { fullPoolId: string } {
  const bounds = dayBounds(day, plan.salon.timeZone);
  const times = [...timesInPools(inPools)];
  const more = times.flatMap(([poolId, needed]) => {
    const units = unitsOf(poolId, plan);
    const own = seats.filter((seat) => seat.bookingId === bookingId && units.includes(seat.unitId));
    return subtract(needed, own).map((time) => ({ poolId, ...time }));
  });
  const pools = new Map(
    times.map(([id]) => [id, poolDayOf(id, { plan, bounds, now, seats, exceptIds: [] })] as const),
  );
  return seatVisit(more, pools);
}

/** The team member's time that a line needs beyond what the booking already has. */
function timeOf({ option, startsAt }: ScheduledLine, ownTime: readonly StaffTime[]): StaffTime[] {
  const { staffId } = option;
  const own = ownTime.filter((stretch) => stretch.staffId === staffId);
  return subtract(shift(occupiedOffsets(option), startsAt), own).map((stretch) => ({ staffId, ...stretch }));
}
