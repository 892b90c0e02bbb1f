import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/problem/common.problems.js';
import type { StaffTime } from './staff-time.js';
import { AllocationsRepository } from './allocations.repository.js';
import { HoldsRepository } from './holds.repository.js';
import type { ScheduleRequest } from './schedule-request.js';
import { tooManyHolds } from './scheduling.problems.js';
import { type Scheduled, SchedulingService } from './scheduling.service.js';

const HOLD_MINUTES = 10;

/** However often it is extended: no slot is held all day without being booked. */
const MAX_MINUTES = 60;

/** What is held, for whom, and how many slots they may hold at once. */
export interface HoldRequest {
  request: ScheduleRequest;
  startsAt: Date;
  /** An id chosen by the caller; a hold that already has it is released in the same step. */
  id: string | undefined;
  holder: string;
  most: number;
}

export interface Held extends Scheduled {
  id: string;
  expiresAt: Date;
}

/** A user as the holder of a slot. */
export const holderOf = (userId: string) => `user:${userId}`;

/** Slots kept for ten minutes while somebody finishes booking. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly holds: HoldsRepository,
    private readonly allocations: AllocationsRepository,
    private readonly scheduling: SchedulingService,
    private readonly clock: Clock,
  ) {}

  hold({ request, startsAt, id, holder, most }: HoldRequest): Promise<Held> {
    return this.scheduling.attempt(request, startsAt, async ({ within, now, take }) => {
      if (id) await this.holds.replace(id, within);
      if ((await this.holds.countLive(holder, now, within)) >= most) throw tooManyHolds();
      const hold = { id: id ?? randomUUID(), holder, createdAt: now, expiresAt: this.expiry() };
      const scheduled = await take({ kind: 'hold', holdId: hold.id, expiresAt: hold.expiresAt });
      await this.holds.add(hold, within);
      return { ...scheduled, id: hold.id, expiresAt: hold.expiresAt };
    });
  }

  /** Extends the hold to ten minutes from now. Returns when it expires. */
  async extend(id: string): Promise<Date> {
    const expiresAt = this.expiry();
    const now = this.clock.now();
    const madeAfter = new Date(now.getTime() - MAX_MINUTES * 60_000);
    const extended = await this.allocations.extendHold(id, { expiresAt, now, madeAfter });
    if (!extended) throw notFound('hold');
    return expiresAt;
  }

  release(id: string, within?: EntityManager): Promise<void> {
    return this.holds.remove(id, within);
  }

  releaseAllOf(userId: string, within: EntityManager): Promise<void> {
    return this.holds.removeAllOf(holderOf(userId), within);
  }

  /** Releases every hold on one person's time in the stretch. */
  releaseWithin(stretch: StaffTime, within: EntityManager): Promise<void> {
    return this.holds.removeWithin(stretch, within);
  }

  private expiry(): Date {
    return new Date(this.clock.now().getTime() + HOLD_MINUTES * 60_000);
  }
}
