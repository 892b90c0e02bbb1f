import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { mayForAll } from '../../common/access/may.js';
import { mayNot } from '../../common/problem/common.problems.js';
import { subtract } from '../../common/time/interval.js';
import { dateOf, type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { violates } from '../../database/pg-errors.js';
import { writeBatches } from '../../database/statement.js';
import { Transactions } from '../../database/transactions.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { HoldsService } from '../scheduling/holds.service.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { slotTaken } from '../scheduling/scheduling.problems.js';
import { type ClientNewsView, toJointClientNewsView } from '../booking-records/client-news.view.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { ChangeBookingService, type ReassignedLine } from '../bookings/change-booking.service.js';
import type { AddTimeOffDto, PreviewTimeOffDto, BookingFate } from './dto/time-off.dto.js';
import { type Reassignments, ReassignmentsService } from './reassignments.service.js';
import { PlanService } from '../planning/plan.service.js';
import { alreadyAway, grantedTimeOffStays, nobodyFree, bookingsInTheWay } from './time-off.problems.js';
import { type Stretch, StretchesService } from './stretches.service.js';
import type { TimeOff } from './time-off.entity.js';
import { TimeOffRepository } from './time-off.repository.js';
import {
  type AddedTimeOffView,
  type BookingInTheWayView,
  type TimeOffPreviewView,
  type TimeOffView,
  toTimeOffView,
  toBookingInTheWayView,
} from './time-off.view.js';

/** What goes with time off that is given: why, and what becomes of the bookings in it. */
type Decided = Pick<AddTimeOffDto, 'reason' | 'message' | 'visits'>;

/**
 * Holidays, illness, an afternoon at school: allocations like everything that makes a person busy, one per day or less.
 * Bookings in the way are never silently overlapped: the owner decides what becomes of each, and all of that
 * happens in one transaction or not at all.
 */
@Injectable()
export class TimeOffService {
  constructor(
    private readonly transactions: Transactions,
    private readonly timeOff: TimeOffRepository,
    private readonly allocations: AllocationsService,
    private readonly holds: HoldsService,
    private readonly bookings: ReadBookingsService,
    private readonly change: ChangeBookingService,
    private readonly records: BookingRecordsService,
    private readonly reassignments: ReassignmentsService,
    private readonly plans: PlanService,
    private readonly stretches: StretchesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @param staffId of this team member only; left out, of everybody */
  async listTimeOff(
    when: 'upcoming' | 'past',
    staffId: string | undefined,
    actor: CurrentUser,
  ): Promise<TimeOffView[]> {
    const { salon } = await this.plans.latestKnown();
    const asked = { when, now: this.clock.now(), ...(staffId !== undefined && { staffId }) };
    return (await this.timeOff.list(asked)).map((timeOff) => toTimeOffView(timeOff, salon.timeZone, actor));
  }

  /** What would be in the way. Locks nothing and changes nothing. */
  previewTimeOff(body: PreviewTimeOffDto, actor: CurrentUser): Promise<TimeOffPreviewView> {
    return this.transactions.run(async (tx) => {
      const stretch = await this.stretches.resolve(body, tx);
      const bookings = await this.bookings.listLive(await this.idsIn(stretch, tx), tx);
      const { during } = stretch;
      const startsAt = dateOf(during.start).toISOString();
      const endsAt = dateOf(during.end).toISOString();
      return { startsAt, endsAt, visits: await this.toViews(bookings, stretch, actor, tx) };
    });
  }

  addTimeOff(body: AddTimeOffDto, actor: CurrentUser): Promise<AddedTimeOffView> {
    return this.writeTimeOff(async (tx) =>
      this.grant(await this.stretches.resolve(body, tx), body, actor, tx),
    );
  }

  /** One transaction that gives somebody time off, with the problems that the constraints find. */
  async writeTimeOff<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (violates(error, 'time_off_never_overlaps')) throw alreadyAway();
      if (violates(error, 'allocations_never_overlap')) throw slotTaken([]);
      throw error;
    }
  }

  /** False when there is none with this id. */
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

  /** Whether this team member is away for a part of that time already. */
  isAway({ staffId, during }: Stretch, tx: EntityManager): Promise<boolean> {
    const time = { staffId, startsAt: dateOf(during.start), endsAt: dateOf(during.end) };
    return this.timeOff.overlaps(time, tx);
  }

  /** Gives the time off, once it is decided what becomes of every booking in it; see `writeTimeOff`. */
  async grant(
    stretch: Stretch,
    { reason = '', message = '', visits = [] }: Decided,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<AddedTimeOffView> {
    if (visits.some(({ fate }) => fate !== 'keep') && !mayForAll(actor, 'bookings')) throw mayNot('bookings');
    const bookings = await this.lockBookings(stretch, tx);
    const fates = new Map(visits.map(({ bookingId, fate }) => [bookingId, fate]));
    const withFate = (fate: BookingFate) => bookings.filter(({ id }) => fates.get(id) === fate);
    if (bookings.some(({ id }) => !fates.has(id))) {
      throw bookingsInTheWay(await this.toViews(bookings, stretch, actor, tx));
    }
    const toMove = withFate('move');
    const found = await this.reassignments.reassignmentsFor({ ...stretch, bookings: toMove }, tx);
    const unassignable = toMove.filter((booking) => !found.get(booking));
    if (unassignable.length > 0) {
      throw nobodyFree(unassignable.map((booking) => this.toView(booking, null, actor)));
    }

    const by = { actor, now: this.clock.now() };
    const news = await this.carryOut(found, stretch.staffId, by, tx);
    for (const booking of withFate('cancel')) {
      const decided = await this.change.decideCancellation(booking, { reason: message }, by, tx);
      await writeBatches(decided.writes, tx);
      news.push(decided.news);
    }
    const timeOff = await this.write(stretch, reason, tx);
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
   * Gives the time off that they do not have yet, around the bookings in it: what becomes of those is decided one by one. See
   * `writeTimeOff`.
   */
  async giveAround(stretch: Stretch, actor: CurrentUser, tx: EntityManager): Promise<void> {
    await this.lockBookings(stretch, tx);
    for (const during of await this.notAway(stretch, tx)) {
      const timeOff = await this.write({ ...stretch, during }, '', tx);
      const object = { type: 'time-off', id: timeOff.id } as const;
      const detail = { staff: stretch.staffId, moved: 0, cancelled: 0 };
      await this.audit.record({ actor, action: 'time-off.added', object, detail }, tx);
    }
  }

  /** Whether they have time off for all of it. */
  async isAwayThroughout(stretch: Stretch, tx: EntityManager): Promise<boolean> {
    return (await this.notAway(stretch, tx)).length === 0;
  }

  private async notAway({ staffId, during }: Stretch, tx: EntityManager) {
    return subtract([during], await this.timeOff.listWithin({ staffId, ...during }, tx));
  }

  /**
   * Locks the bookings in the way and the days of everybody concerned, and returns those bookings. The bookings come
   * first, because a caller who moves one locks it before the days it moves to.
   */
  private async lockBookings(stretch: Stretch, tx: EntityManager): Promise<BookingRecord[]> {
    const { staffId, plan, days } = stretch;
    await this.records.lockLive(await this.idsIn(stretch, tx), tx);
    const before = await this.bookings.listLive(await this.idsIn(stretch, tx), tx);
    const colleagueIds = this.reassignments.colleaguesOf({ bookings: before, staffId, plan });
    const { timeZone } = plan.salon;
    const bookedDays = [...new Set(before.map(({ startsAt }) => localDayOf(minuteOf(startsAt), timeZone)))];
    const wanted = [
      { staffIds: [staffId], days: [...new Set([...days, ...bookedDays])] },
      { staffIds: colleagueIds, days: bookedDays },
    ];
    await this.allocations.lockDays(wanted, timeZone, tx);
    // A slot that somebody only holds is no reason not to be away.
    await this.holds.releaseWithin({ staffId, ...stretch.during }, tx);
    return this.bookings.listLive(await this.idsIn(stretch, tx), tx);
  }

  private idsIn({ staffId, during }: Stretch, tx: EntityManager): Promise<string[]> {
    return this.allocations.bookingIdsWithin({ staffId, ...during }, tx);
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

  /** Writes time off that is already in the allocations or comes with them, such as that of the demo salon. */
  addAll(timeOff: Omit<TimeOff, 'staff'>[], tx: EntityManager): Promise<void> {
    return this.timeOff.addAll(timeOff, tx);
  }

  /** Blocks what is left of each day around the bookings that were kept. */
  private async write({ staffId, plan, during, days }: Stretch, reason: string, tx: EntityManager) {
    const row = { staffId, startsAt: dateOf(during.start), endsAt: dateOf(during.end), reason };
    const timeOff = await this.timeOff.addTimeOff({ ...row, createdAt: this.clock.now() }, tx);
    const taken = await this.allocations.takenWithin({ staffId, ...during }, tx);
    const free = days.flatMap((day) => {
      const { start, end } = dayBounds(day, plan.salon.timeZone);
      const bounds = { start: later(start, during.start), end: earlier(end, during.end) };
      return bounds.start < bounds.end ? subtract([bounds], taken) : [];
    });
    const owner = { kind: 'block', reason, timeOffId: timeOff.id } as const;
    const stretches = free.map((stretch): StaffTime => ({ staffId, ...stretch }));
    await this.allocations.take(stretches, owner, tx);
    return timeOff;
  }

  private async toViews(
    bookings: BookingRecord[],
    stretch: Stretch,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<BookingInTheWayView[]> {
    const found = await this.reassignments.reassignmentsFor({ ...stretch, bookings }, tx);
    return bookings.map((booking) => this.toView(booking, found.get(booking) ?? null, actor));
  }

  private toView(
    booking: BookingRecord,
    parts: ReassignedLine[] | null,
    actor: CurrentUser,
  ): BookingInTheWayView {
    return toBookingInTheWayView(booking, this.bookings.contactOf(booking, actor), parts);
  }
}

const later = (one: EpochMinute, other: EpochMinute) => (one > other ? one : other);
const earlier = (one: EpochMinute, other: EpochMinute) => (one < other ? one : other);
