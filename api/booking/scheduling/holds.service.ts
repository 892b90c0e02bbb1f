import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { ENV, type Env } from '../../config/env.js';
import type { StaffTime } from './staff-time.js';
import { writeBatch } from '../../database/statement.js';
import { Transactions } from '../../database/transactions.js';
import { AllocationsService } from './allocations.service.js';
import { holderOf, USER_HOLDER } from './hold.entity.js';
import { type HeldOfDay, HoldsRepository, type LiveHolds } from './holds.repository.js';
import { planVisit } from './plan-visit.js';
import type { WantedVisit } from './schedule-request.js';
import { dayIsBeingChosen, oneHoldUntilVerified, tooManyHolds } from './scheduling.problems.js';
import type { Scheduled } from './scheduled-line.js';
import { SchedulingService } from './scheduling.service.js';

/** In the privacy text, as what follows. @internal */
export const HOLD_MINUTES = 10;

/** However often it is extended or placed again: no slot is held all day without being booked. @internal */
export const MAX_MINUTES = 60;

/** As long as a code that is typed to confirm the booking takes to arrive. */
const MAX_MINUTES_FOR_CODE = 15;

/** One booking in progress holds one slot; another tab may hold a second. */
const MAX_OF_PERSON = 2;

/** Anybody can sign up with anybody's address, and accounts are made in a moment. */
const MAX_OF_UNVERIFIED = 1;

/**
 * From one network address, accounts or not: a family of four that books one day together, and the neighbours. Somebody who
 * never comes can keep a few slots from others, but no day. RATE_LIMIT_SCALE multiplies both.
 */
const MAX_OF_NETWORK = 8;
const MAX_OF_NETWORK_A_DAY = 4;

/**
 * How much of a day's working time may be held by visitors without a verified address, from one network address and together,
 * and how many holds are let through however short the day is: a thin day is the one that a stranger could close.
 * RATE_LIMIT_SCALE multiplies the shares.
 */
const shareOfNetwork = { part: 1 / 10, fewest: 1 };
const shareOfVisitors = { part: 1 / 5, fewest: 2 };

/** What all visitors hold is added up, so they hold one after the other, whoever and wherever they are. */
const VISITORS = 'holds of visitors';

/** Somebody signed in who holds a slot. */
export interface HoldOwner {
  id: string;
  isVerified: boolean;
}

/** What is held, and for whom. */
export interface HoldRequest extends WantedVisit {
  /** An id chosen by the caller; a hold that already has it is what the request replaces. */
  id: string | undefined;
  /** Who holds it, if they are signed in. */
  user: HoldOwner | undefined;
  /** A digest of the network address from which it is held. */
  network: string;
}

export interface Held extends Scheduled {
  id: string;
  expiresAt: Date;
}

/** Slots kept for ten minutes while somebody finishes booking. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly holds: HoldsRepository,
    private readonly allocations: AllocationsService,
    private readonly scheduling: SchedulingService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Holds the slot. In place of the caller's own hold it keeps that one's end. */
  hold(wanted: HoldRequest): Promise<Held> {
    const { user, network } = wanted;
    const holder = user === undefined ? `address:${network}` : holderOf(user.id);
    const id = wanted.id ?? randomUUID();
    return this.scheduling.run<Held>(async (tx, now) => {
      // Of two requests with one id, the second waits for the first and replaces it.
      const [, madeAt, read] = await Promise.all([
        this.holds.lockKeys([holder, network, id, ...(user?.isVerified ? [] : [VISITORS])], tx),
        this.holds.findMadeAt(id, now, tx),
        this.scheduling.lockAndRead(wanted, tx),
      ]);
      const planned = planVisit(wanted, read);
      if ('reason' in planned) return { refusal: planned, visit: wanted, writes: null };

      const { timeZone } = planned.plan.salon;
      const localDay = localDayOf(minuteOf(wanted.startsAt), timeZone);
      const day = dayBounds(localDay, timeZone);
      // What they held at that very time in another tab is gone by then, and does not count.
      const [, live, held] = await Promise.all([
        writeBatch(this.allocations.releaseBatch(wanted, read, planned), tx),
        this.holds.countLive({ holder, network, day }, now, tx),
        user?.isVerified ? null : this.holds.findHeldOn(day, network, now, tx),
      ]);
      this.checkCount(user, live);
      const wantedMinutes = planned.stretches.reduce((sum, { start, end }) => sum + end - start, 0);
      if (held) this.checkShares(held, wantedMinutes, planned.plan.workingMinutes(localDay));

      const createdAt = madeAt ?? now;
      const expiresAt = earlier(later(now, HOLD_MINUTES), later(createdAt, MAX_MINUTES));
      const writes = {
        insertHold: this.holds.insertStatement({ id, holder, network, createdAt, expiresAt }),
        insertAllocations: this.allocations.insertStatement(planned.stretches, {
          kind: 'hold',
          holdId: id,
          expiresAt,
        }),
      };
      return { answer: { ...planned, id, expiresAt }, writes: [writes], visit: wanted };
    });
  }

  /**
   * Extends the hold to ten minutes from now, or to its end, which comes sooner where it only waits for a code. Returns when
   * it expires.
   */
  async extend(id: string, { isForCode = false } = {}): Promise<Date> {
    const now = this.clock.now();
    const maxMinutes = isForCode ? MAX_MINUTES_FOR_CODE : MAX_MINUTES;
    const times = { now, expiresAt: later(now, HOLD_MINUTES), maxMinutes };
    const expiresAt = await this.allocations.extendHold(id, times);
    if (!expiresAt) throw notFound('hold');
    return expiresAt;
  }

  /**
   * Somebody who held a slot as a visitor has logged in: from now on it counts as theirs, if they hold no more than they may.
   * Nothing is refused, and one that has ended, or is somebody's, stays as it is.
   */
  claim(id: string, owner: HoldOwner): Promise<void> {
    const claimed = { holder: holderOf(owner.id), unlike: USER_HOLDER, most: mostOf(owner) };
    return this.transactions.run((tx) => this.holds.claim(id, claimed, this.clock.now(), tx));
  }

  release(id: string): Promise<void> {
    return this.holds.remove(id);
  }

  releaseAllOf(userId: string, tx: EntityManager): Promise<void> {
    return this.holds.removeAllOf(holderOf(userId), tx);
  }

  /** Releases every hold on one person's time in the stretch. */
  releaseWithin(stretch: StaffTime, tx: EntityManager): Promise<void> {
    return this.holds.removeWithin(stretch, tx);
  }

  private checkCount(user: HoldOwner | undefined, live: LiveHolds): void {
    const isPersonFull = user !== undefined && live.ofHolder >= mostOf(user);
    if (isPersonFull && !user.isVerified) throw oneHoldUntilVerified();
    const isNetworkFull =
      live.ofNetwork >= this.scaled(MAX_OF_NETWORK) ||
      live.ofNetworkThatDay >= this.scaled(MAX_OF_NETWORK_A_DAY);
    if (isPersonFull || isNetworkFull) throw tooManyHolds();
  }

  /** A thin day is the one that a stranger could close. */
  private checkShares(
    held: { network: HeldOfDay; visitors: HeldOfDay },
    wantedMinutes: number,
    workingMinutes: number,
  ): void {
    const isTooMuch = ({ count, minutes }: HeldOfDay, { part, fewest }: { part: number; fewest: number }) =>
      count >= fewest && minutes + wantedMinutes > workingMinutes * part * this.env.rateLimitScale;
    if (isTooMuch(held.network, shareOfNetwork)) throw tooManyHolds();
    if (isTooMuch(held.visitors, shareOfVisitors)) throw dayIsBeingChosen();
  }

  private scaled(most: number): number {
    return Math.max(1, Math.round(most * this.env.rateLimitScale));
  }
}

const mostOf = ({ isVerified }: HoldOwner): number => (isVerified ? MAX_OF_PERSON : MAX_OF_UNVERIFIED);

const later = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
