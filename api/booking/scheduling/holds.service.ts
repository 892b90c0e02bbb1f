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

/** Mentioned in the privacy text, like the next one. @internal */
export const HOLD_MINUTES = 10;

/**
 * Applies however often a hold is extended or replaced, so that no slot is held all day without being booked.
 * @internal
 */
export const MAX_MINUTES = 60;

/** Allows for the delivery time of the code that confirms the booking. */
const MAX_MINUTES_FOR_CODE = 15;

/** One booking in progress holds one slot; another tab may hold a second. */
const MAX_OF_PERSON = 2;

/** Anyone can sign up with anyone's address, and accounts are made in a moment. */
const MAX_OF_UNVERIFIED = 1;

/**
 * Per network address, with or without accounts: enough for a family of four booking one day together, and the
 * neighbours. A no-show visitor can block a few slots, but not a day. RATE_LIMIT_SCALE multiplies both.
 */
const MAX_OF_NETWORK = 8;
const MAX_OF_NETWORK_A_DAY = 4;

/**
 * Share of a day's working time that unverified visitors may hold, per network address and in total, and the number
 * of holds always allowed on short days. Without it, a stranger could block a day with little working time.
 * RATE_LIMIT_SCALE multiplies the shares.
 */
const shareOfNetwork = { part: 1 / 10, fewest: 1 };
const shareOfVisitors = { part: 1 / 5, fewest: 2 };

/** Visitors' holds are added up, so they are placed one after the other, from wherever they come. */
const VISITORS = 'holds of visitors';

/** A logged-in person who holds a slot. */
export interface HoldOwner {
  id: string;
  isVerified: boolean;
}

/** The visit to hold, and for whom. */
export interface HoldRequest extends WantedVisit {
  /** An id chosen by the caller. A hold with the same id is replaced. */
  id: string | undefined;
  /** The holder, if they are logged in. */
  user: HoldOwner | undefined;
  /** A digest of the holder's network address. */
  network: string;
}

export interface Held extends Scheduled {
  id: string;
  expiresAt: Date;
}

/** Keeps slots for ten minutes while a visitor finishes booking. */
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

  /** Holds the slot. If it replaces the caller's own hold, it keeps that one's expiry. */
  hold(wanted: HoldRequest): Promise<Held> {
    const { user, network } = wanted;
    const holder = user === undefined ? `address:${network}` : holderOf(user.id);
    const id = wanted.id ?? randomUUID();
    return this.scheduling.run<Held>(async (tx, now) => {
      // Of two requests with the same id, the second waits for the first and replaces it.
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
      // Their hold of the same time in another tab has been released by then, and does not count.
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
        ...this.allocations.takeBatch([{ ...planned, owner: { kind: 'hold', holdId: id, expiresAt } }]),
      };
      return { answer: { ...planned, id, expiresAt }, writes: [writes], visit: wanted };
    });
  }

  /**
   * Extends the hold to ten minutes from now, or to its end if that is sooner when only waiting for a code. Returns
   * when it expires.
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
   * After log-in, assigns the visitor's hold to the account, if its limit allows. Never refuses: an expired hold, or
   * one that belongs to someone, stays as it is.
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

  /** Releases every hold on one person's time in the period. */
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

  /** On a day with little working time, a stranger could otherwise block everything. */
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
