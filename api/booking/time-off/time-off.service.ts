import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { mayForAll } from '../../common/access/may.js';
import { mayNot } from '../../common/problem/common.problems.js';
import { subtract } from '../../common/time/interval.js';
import { dateOf, type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { violates } from '../../database/pg-errors.js';
import { inTransaction } from '../../database/transaction.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { HoldsService } from '../scheduling/holds.service.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { slotTaken } from '../scheduling/scheduling.problems.js';
import { type ClientNewsView, toAllNewsView } from '../booking-records/client-news.view.js';
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
    @InjectDataSource() private readonly source: DataSource,
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
    return inTransaction(this.source, async (within) => {
      const stretch = await this.stretches.resolve(body, within);
      const bookings = await this.bookings.listLive(await this.idsIn(stretch, within), within);
      const { during } = stretch;
      const startsAt = dateOf(during.start).toISOString();
      const endsAt = dateOf(during.end).toISOString();
      return { startsAt, endsAt, visits: await this.toViews(bookings, stretch, actor, within) };
    });
  }

  addTimeOff(body: AddTimeOffDto, actor: CurrentUser): Promise<AddedTimeOffView> {
    return this.writeTimeOff(async (within) =>
      this.grant(await this.stretches.resolve(body, within), body, actor, within),
    );
  }

  /** One transaction that gives somebody time off, with the problems that the constraints find. */
  async writeTimeOff<Result>(work: (within: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await inTransaction(this.source, work);
    } catch (error) {
      if (violates(error, 'time_off_never_overlaps')) throw alreadyAway();
      if (violates(error, 'allocations_never_overlap')) throw slotTaken([]);
      throw error;
    }
  }

  /** False when there is none with this id. */
  async deleteTimeOff(id: string, actor: CurrentUser, within: EntityManager): Promise<boolean> {
    const timeOff = await this.timeOff.find(id, within);
    if (!timeOff) return false;
    if (!mayForAll(actor, 'time-off')) {
      if (timeOff.staffId !== actor.staffId) return false;
      throw grantedTimeOffStays();
    }
    await this.timeOff.remove(id, within);
    const object = { type: 'time-off', id };
    const detail = { staff: timeOff.staffId };
    await this.audit.record({ actor, action: 'time-off.deleted', object, detail }, within);
    return true;
  }

  /** Whether this team member is away for a part of that time already. */
  isAway({ staffId, during }: Stretch, within: EntityManager): Promise<boolean> {
    const time = { staffId, startsAt: dateOf(during.start), endsAt: dateOf(during.end) };
    return this.timeOff.overlaps(time, within);
  }

  /** Gives the time off, once it is decided what becomes of every booking in it; see `writeTimeOff`. */
  async grant(
    stretch: Stretch,
    { reason = '', message = '', visits = [] }: Decided,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<AddedTimeOffView> {
    if (visits.some(({ fate }) => fate !== 'keep') && !mayForAll(actor, 'bookings')) throw mayNot('bookings');
    const bookings = await this.lock(stretch, within);
    const fates = new Map(visits.map(({ bookingId, fate }) => [bookingId.toLowerCase(), fate]));
    const withFate = (fate: BookingFate) => bookings.filter(({ id }) => fates.get(id) === fate);
    if (bookings.some(({ id }) => !fates.has(id))) {
      throw bookingsInTheWay(await this.toViews(bookings, stretch, actor, within));
    }
    const toMove = withFate('move');
    const found = await this.reassignments.find({ ...stretch, bookings: toMove }, within);
    const unassignable = toMove.filter((booking) => !found.get(booking));
    if (unassignable.length > 0) {
      throw nobodyFree(unassignable.map((booking) => this.toView(booking, null, actor)));
    }

    const news = await this.carryOut(found, stretch.staffId, actor, within);
    for (const booking of withFate('cancel')) {
      news.push(await this.change.cancel(booking, { reason: message }, actor, within));
    }
    const timeOff = await this.write(stretch, reason, within);
    await this.audit.record(
      {
        actor,
        action: 'time-off.added',
        object: { type: 'time-off', id: timeOff.id },
        detail: { staff: stretch.staffId, moved: toMove.length, cancelled: withFate('cancel').length },
      },
      within,
    );
    return { ...toTimeOffView(timeOff, stretch.plan.salon.timeZone, actor), news: toAllNewsView(news) };
  }

  /**
   * Gives the time off that they do not have yet, around the bookings in it: what becomes of those is decided one by one. See
   * `writeTimeOff`.
   */
  async giveAround(stretch: Stretch, actor: CurrentUser, within: EntityManager): Promise<void> {
    await this.lock(stretch, within);
    for (const during of await this.notAway(stretch, within)) {
      const timeOff = await this.write({ ...stretch, during }, '', within);
      const object = { type: 'time-off', id: timeOff.id } as const;
      const detail = { staff: stretch.staffId, moved: 0, cancelled: 0 };
      await this.audit.record({ actor, action: 'time-off.added', object, detail }, within);
    }
  }

  /** Whether they have time off for all of it. */
  async isAwayThroughout(stretch: Stretch, within: EntityManager): Promise<boolean> {
    return (await this.notAway(stretch, within)).length === 0;
  }

  private async notAway({ staffId, during }: Stretch, within: EntityManager) {
    return subtract([during], await this.timeOff.listWithin({ staffId, ...during }, within));
  }

  /**
   * Locks the bookings in the way and the days of everybody concerned, and returns those bookings. The bookings come
   * first, because a caller who moves one locks it before the days it moves to.
   */
  private async lock(stretch: Stretch, within: EntityManager): Promise<BookingRecord[]> {
    const { staffId, plan, days } = stretch;
    await this.records.lockLive(await this.idsIn(stretch, within), within);
    const before = await this.bookings.listLive(await this.idsIn(stretch, within), within);
    const colleagueIds = this.reassignments.colleaguesOf({ bookings: before, staffId, plan });
    const { timeZone } = plan.salon;
    const bookedDays = [...new Set(before.map(({ startsAt }) => localDayOf(minuteOf(startsAt), timeZone)))];
    const wanted = [
      { staffIds: [staffId], days: [...new Set([...days, ...bookedDays])] },
      { staffIds: colleagueIds, days: bookedDays },
    ];
    await this.allocations.lockDays(wanted, timeZone, within);
    // A slot that somebody only holds is no reason not to be away.
    await this.holds.releaseWithin({ staffId, ...stretch.during }, within);
    return this.bookings.listLive(await this.idsIn(stretch, within), within);
  }

  private idsIn({ staffId, during }: Stretch, within: EntityManager): Promise<string[]> {
    return this.allocations.bookingIdsWithin({ staffId, ...during }, within);
  }

  private async carryOut(
    found: Reassignments,
    staffId: string,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<ClientNewsView[]> {
    const news: ClientNewsView[] = [];
    for (const [booking, parts] of found) {
      if (!parts) continue;
      news.push(await this.change.reassign(booking, { fromStaffId: staffId, parts }, actor, within));
    }
    return news;
  }

  /** Writes time off that is already in the allocations or comes with them, such as that of the demo salon. */
  addAll(timeOff: Omit<TimeOff, 'staff'>[], within: EntityManager): Promise<void> {
    return this.timeOff.addAll(timeOff, within);
  }

  /** Blocks what is left of each day around the bookings that were kept. */
  private async write({ staffId, plan, during, days }: Stretch, reason: string, within: EntityManager) {
    const row = { staffId, startsAt: dateOf(during.start), endsAt: dateOf(during.end), reason };
    const timeOff = await this.timeOff.add({ ...row, createdAt: this.clock.now() }, within);
    const taken = await this.allocations.takenWithin({ staffId, ...during }, within);
    const free = days.flatMap((day) => {
      const { start, end } = dayBounds(day, plan.salon.timeZone);
      const bounds = { start: later(start, during.start), end: earlier(end, during.end) };
      return bounds.start < bounds.end ? subtract([bounds], taken) : [];
    });
    const owner = { kind: 'block', reason, timeOffId: timeOff.id } as const;
    const stretches = free.map((stretch): StaffTime => ({ staffId, ...stretch }));
    await this.allocations.take(stretches, owner, within);
    return timeOff;
  }

  private async toViews(
    bookings: BookingRecord[],
    stretch: Stretch,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<BookingInTheWayView[]> {
    const found = await this.reassignments.find({ ...stretch, bookings }, within);
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
