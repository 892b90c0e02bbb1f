import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayNot, notFound } from '../../common/problem/common.problems.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { BookingLinksService } from '../booking-links/booking-links.service.js';
import type { BookingRecord } from './booking.entity.js';
import { isTheirsToRearrange, maySee, mayWorkOn } from './booking.policy.js';
import { toBookingView } from './booking.view.js';
import { colleaguesTakePart, staleChange } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';

/** The person who changes a booking, and the version that they have seen. */
export interface Seen {
  actor: CurrentUser;
  version: number | undefined;
  now: Date;
}

/** Finds a booking that the caller wants to change. */
@Injectable()
export class BookingsForChangeService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly links: BookingLinksService,
    private readonly plans: PlanService,
  ) {}

  /** The booking, locked if inside a transaction; 404 unless the caller may see it. */
  async get(id: string, actor: CurrentUser, tx?: EntityManager): Promise<BookingRecord> {
    const booking = tx ? await this.bookings.findForChange(id, tx) : await this.bookings.findBooking(id);
    if (!booking || !maySee(actor, booking)) throw notFound('booking');
    await this.links.assertGood(actor, booking, tx);
    return booking;
  }

  /** The same for moving or resizing it; 403 for team members who may only see it. */
  async getToRearrange(id: string, actor: CurrentUser, tx?: EntityManager): Promise<BookingRecord> {
    const booking = await this.get(id, actor, tx);
    assertMayRearrange(actor, booking);
    return booking;
  }

  /** The same, locked, in the version that the caller has seen. */
  async getSeen({ id, ...seen }: Seen & { id: string }, tx: EntityManager): Promise<BookingRecord> {
    const booking = await this.get(id, seen.actor, tx);
    assertCurrent(booking, seen, await this.plans.latestKnownIn(tx));
    return booking;
  }
}

/** Throws 403 for team members who see the booking but may not work on it. */
export function assertMayWorkOn(actor: CurrentUser, booking: BookingRecord): void {
  if (!mayWorkOn(actor, booking)) throw mayNot('bookings');
}

/** The same for moving or resizing all of it. Clients may do so with their own. */
export function assertMayRearrange(actor: CurrentUser, booking: BookingRecord): void {
  if (isTheirsToRearrange(actor, booking)) return;
  assertMayWorkOn(actor, booking);
  throw colleaguesTakePart();
}

/** Throws 409 `stale-change` if the booking has changed since the caller read it. */
export function assertCurrent(
  booking: BookingRecord,
  { actor, version, now }: Seen,
  { salon: { timeZone } }: Pick<Plan, 'salon'>,
): void {
  if (version !== undefined && version !== booking.version) {
    throw staleChange(toBookingView(booking, actor, { now, timeZone }));
  }
}
