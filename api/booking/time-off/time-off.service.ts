import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { mayForAll } from '../../common/access/may.js';
import { mayNot } from '../../common/problem/common.problems.js';
import { subtract } from '../../common/time/interval.js';
import { violates } from '../../database/pg-errors.js';
import { writeBatches } from '../../database/statement.js';
import { Transactions } from '../../database/transactions.js';
import { slotTaken } from '../scheduling/scheduling.problems.js';
import { type ClientNewsView, toJointClientNewsView } from '../booking-records/client-news.view.js';
import { ChangeBookingService } from '../bookings/change-booking.service.js';
import type { AddTimeOffDto, BookingFate } from './dto/time-off.dto.js';
import { type Reassignments, ReassignmentsService } from './reassignments.service.js';
import { alreadyAway, grantedTimeOffStays, nobodyFree, bookingsInTheWay } from './time-off.problems.js';
import { type Stretch, StretchesService } from './stretches.service.js';
import { BlockTimeOffService } from './block-time-off.service.js';
import type { TimeOff } from './time-off.entity.js';
import { type NewTimeOff, TimeOffRepository } from './time-off.repository.js';
import { type AddedTimeOffView, toTimeOffView } from './time-off.view.js';
import { BookingsInTheWayService } from './bookings-in-the-way.service.js';

/** The reason for time off, and what happens to the bookings in it. */
type Decided = Pick<AddTimeOffDto, 'reason' | 'message' | 'visits'>;

/**
 * Holidays, illness, an afternoon at school: allocations like everything that makes a person busy, at most one per
 * day. Bookings are never silently overlapped: the owner decides about each, and all of it happens in one
 * transaction.
 */
@Injectable()
export class TimeOffService {
  constructor(
    private readonly transactions: Transactions,
    private readonly timeOff: TimeOffRepository,
    private readonly stretches: StretchesService,
    private readonly inTheWay: BookingsInTheWayService,
    private readonly reassignments: ReassignmentsService,
    private readonly change: ChangeBookingService,
    private readonly blocks: BlockTimeOffService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  addTimeOff(body: AddTimeOffDto, actor: CurrentUser): Promise<AddedTimeOffView> {
    return this.writeTimeOff(async (tx) =>
      this.grant(await this.stretches.resolve(body, tx), body, actor, tx),
    );
  }

  /** Runs one transaction that gives someone time off, and maps constraint violations to problems. */
  async writeTimeOff<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (violates(error, 'time_off_never_overlaps')) throw alreadyAway();
      if (violates(error, 'allocations_never_overlap')) throw slotTaken([]);
      throw error;
    }
  }

  /** Returns false if no time off has this id. */
  async deleteTimeOff(id: string, actor: CurrentUser, tx: EntityManager): Promise<boolean> {
    const timeOff = await this.timeOff.findTimeOff(id, tx);
    if (!timeOff) return false;
    if (!mayForAll(actor, 'time-off')) {
      if (timeOff.staffId !== actor.staffId) return false;
      throw grantedTimeOffStays();
    }
    await this.timeOff.remove(id, tx);
    const object = { type: 'time-off', id };
    const detail = { staff: timeOff.staffId };
    await this.audit.record({ actor, action: 'time-off.deleted', object, detail }, tx);
    return true;
  }

  /** Grants the time off once every affected booking has been decided; see `writeTimeOff`. */
  async grant(
    stretch: Stretch,
    { reason = '', message = '', visits = [] }: Decided,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<AddedTimeOffView> {
    if (visits.some(({ fate }) => fate !== 'keep') && !mayForAll(actor, 'bookings')) throw mayNot('bookings');
    const bookings = await this.inTheWay.lockBookings(stretch, tx);
    const fates = new Map(visits.map(({ bookingId, fate }) => [bookingId, fate]));
    const withFate = (fate: BookingFate) => bookings.filter(({ id }) => fates.get(id) === fate);
    if (bookings.some(({ id }) => !fates.has(id))) {
      throw bookingsInTheWay(await this.inTheWay.toViews(bookings, stretch, actor, tx));
    }
    const toMove = withFate('move');
    const found = await this.reassignments.reassignmentsFor({ ...stretch, bookings: toMove }, tx);
    const unassignable = toMove.filter((booking) => !found.get(booking));
    if (unassignable.length > 0) {
      throw nobodyFree(unassignable.map((booking) => this.inTheWay.toView(booking, null, actor)));
    }

    const by = { actor, now: this.clock.now() };
    const news = await this.carryOut(found, stretch.staffId, by, tx);
    for (const booking of withFate('cancel')) {
      const decided = await this.change.decideCancellation(booking, { reason: message, by: 'salon' }, by, tx);
      await writeBatches(decided.writes, tx);
      news.push(decided.news);
    }
    const timeOff = await this.blocks.block(stretch, reason, tx);
    await this.audit.record(
      {
        actor,
        action: 'time-off.added',
        object: { type: 'time-off', id: timeOff.id },
        detail: { staff: stretch.staffId, moved: toMove.length, cancelled: withFate('cancel').length },
      },
      tx,
    );
    return {
      ...toTimeOffView(timeOff, stretch.plan.salon.timeZone, actor),
      news: toJointClientNewsView(news),
    };
  }

  /**
   * Grants the time off they don't have yet, around their bookings, which are decided one by one. See `writeTimeOff`.
   */
  async giveAround(stretch: Stretch, actor: CurrentUser, tx: EntityManager): Promise<void> {
    await this.inTheWay.lockBookings(stretch, tx);
    for (const during of await this.notAway(stretch, tx)) {
      const timeOff = await this.blocks.block({ ...stretch, during }, '', tx);
      const object = { type: 'time-off', id: timeOff.id } as const;
      const detail = { staff: stretch.staffId, moved: 0, cancelled: 0 };
      await this.audit.record({ actor, action: 'time-off.added', object, detail }, tx);
    }
  }

  /** True if they are away for all of it. */
  async isAwayThroughout(stretch: Stretch, tx: EntityManager): Promise<boolean> {
    return (await this.notAway(stretch, tx)).length === 0;
  }

  private async notAway({ staffId, during }: Stretch, tx: EntityManager) {
    return subtract([during], await this.timeOff.listWithin({ staffId, ...during }, tx));
  }

  private async carryOut(
    found: Reassignments,
    staffId: string,
    by: { actor: CurrentUser; now: Date },
    tx: EntityManager,
  ): Promise<ClientNewsView[]> {
    const news: ClientNewsView[] = [];
    for (const [booking, parts] of found) {
      if (!parts) continue;
      const decided = await this.change.decideReassignment(booking, { fromStaffId: staffId, parts }, by, tx);
      await writeBatches(decided.writes, tx);
      news.push(decided.news);
    }
    return news;
  }

  /** Inserts time off whose allocations exist or come with it, such as the demo salon's. */
  addAll(timeOff: (NewTimeOff & Pick<TimeOff, 'id'>)[], tx: EntityManager): Promise<void> {
    return this.timeOff.addAll(timeOff, tx);
  }
}
