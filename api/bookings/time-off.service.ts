import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/problem/common.problems.js';
import { type Interval, subtract } from '../common/time/interval.js';
import { addDays, daysBetween, epochDayOf, type LocalDate } from '../common/time/local-date.js';
import { dayBounds, instantOf, localDayOf } from '../common/time/zone.js';
import { violates } from '../database/pg-errors.js';
import { inTransaction } from '../database/transaction.js';
import { AllocationsRepository } from './allocations.repository.js';
import type { BookingRecord } from './booking.entity.js';
import { slotTaken } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';
import { ChangeBookingService } from './change-booking.service.js';
import type { AddTimeOffDto, AskTimeOffDto, ListTimeOffDto, VisitFate } from './dto/time-off.dto.js';
import { type HandOvers, HandOversService } from './hand-overs.service.js';
import type { Plan } from './plan.js';
import { PlanService } from './plan.service.js';
import { lockKeys } from './reservations.service.js';
import { alreadyAway, nobodyFree, noSuchPerson, noSuchStretch, visitsInTheWay } from './time-off.problems.js';
import { TimeOffRepository } from './time-off.repository.js';
import {
  type TimeOffPreviewView,
  type TimeOffView,
  toTimeOffView,
  toVisitInTheWayView,
} from './time-off.view.js';

const MOST_DAYS = 366;

/** One person's time, as it is asked for. */
interface Stretch {
  staffId: string;
  plan: Plan;
  during: Interval;
  days: LocalDate[];
}

const at = (minutes: number) => new Date(minutes * 60_000);

/**
 * Holidays, illness, an afternoon at school: blocks like everything that makes a person busy, one for each day or less.
 * Visits in the way are never overlapped in silence: the owner says of each what becomes of it, and all of that
 * happens in one transaction or not at all.
 */
@Injectable()
export class TimeOffService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly timeOff: TimeOffRepository,
    private readonly allocations: AllocationsRepository,
    private readonly bookings: BookingsRepository,
    private readonly change: ChangeBookingService,
    private readonly handOvers: HandOversService,
    private readonly plans: PlanService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async listTimeOff({ staff, when = 'upcoming' }: ListTimeOffDto): Promise<TimeOffView[]> {
    const { salon } = await this.plans.latestKnown();
    const asked = { when, now: this.clock.now(), ...(staff !== undefined && { staffId: staff }) };
    return (await this.timeOff.list(asked)).map((timeOff) => toTimeOffView(timeOff, salon.timeZone));
  }

  /** What would be in the way. Nothing is locked and nothing changes. */
  previewTimeOff(ask: AskTimeOffDto): Promise<TimeOffPreviewView> {
    return inTransaction(this.source, async (within) => {
      const stretch = await this.understand(ask, within);
      const ids = await this.timeOff.visitIdsIn(stretch, within);
      const visits = await this.bookings.listByIds(ids, within);
      const { during } = stretch;
      const startsAt = at(during.start).toISOString();
      const endsAt = at(during.end).toISOString();
      return { startsAt, endsAt, visits: await this.views(visits, stretch, within) };
    });
  }

  async addTimeOff(ask: AddTimeOffDto, admin: CurrentUser): Promise<TimeOffView> {
    try {
      return await inTransaction(this.source, (within) => this.add(ask, admin, within));
    } catch (error) {
      if (violates(error, 'time_off_never_overlaps')) throw alreadyAway();
      if (violates(error, 'allocations_never_overlap')) throw slotTaken([]);
      throw error;
    }
  }

  deleteTimeOff(id: string, { id: adminId, sessionId }: CurrentUser): Promise<void> {
    return inTransaction(this.source, async (within) => {
      const timeOff = await this.timeOff.find(id, within);
      if (!timeOff) throw notFound('time off');
      await this.timeOff.remove(id, within);
      const act = { action: 'time-off.deleted', object: { type: 'time-off', id } } as const;
      const detail = { staff: timeOff.staffId };
      await this.audit.record({ actor: { id: adminId, sessionId }, ...act, detail }, within);
    });
  }

  private async add(ask: AddTimeOffDto, admin: CurrentUser, within: EntityManager): Promise<TimeOffView> {
    const { reason = '', message = '' } = ask;
    const stretch = await this.understand(ask, within);
    const visits = await this.lock(stretch, within);
    const fates = new Map(ask.visits?.map(({ bookingId, fate }) => [bookingId.toLowerCase(), fate]));
    const fated = (fate: VisitFate) => visits.filter(({ id }) => fates.get(id) === fate);
    if (visits.some(({ id }) => !fates.has(id))) {
      throw visitsInTheWay(await this.views(visits, stretch, within));
    }
    const toMove = fated('move');
    const found = await this.handOvers.find({ ...stretch, visits: toMove }, within);
    const stuck = toMove.filter((visit) => !found.get(visit));
    if (stuck.length > 0) throw nobodyFree(stuck.map((visit) => toVisitInTheWayView(visit, null)));

    await this.carryOut(found, stretch.staffId, admin, within);
    for (const visit of fated('cancel')) await this.change.cancel(visit, message, admin, within);
    const timeOff = await this.write(stretch, reason, within);
    await this.audit.record(
      {
        actor: { id: admin.id, sessionId: admin.sessionId },
        action: 'time-off.added',
        object: { type: 'time-off', id: timeOff.id },
        detail: { staff: stretch.staffId, moved: toMove.length, cancelled: fated('cancel').length },
      },
      within,
    );
    return toTimeOffView(timeOff, stretch.plan.salon.timeZone);
  }

  /** Looks the person and the days up, in the salon's present plan. */
  private async understand(ask: AskTimeOffDto, within: EntityManager): Promise<Stretch> {
    const known = await this.plans.latestKnownWithin(within);
    const isLatest = await this.plans.isLatest(known, within);
    const plan = isLatest ? known : await this.plans.reloadWithin(within);
    const staffId = ask.staffId.toLowerCase();
    if (!plan.members.has(staffId)) throw noSuchPerson();
    const { fromDay, toDay, fromMinute = 0, toMinute = 1440 } = ask;
    const count = daysBetween(fromDay, toDay) + 1;
    if (count > MOST_DAYS) throw noSuchStretch(`Please ask for ${MOST_DAYS} days at most.`);
    const zone = plan.salon.timeZone;
    const during = { start: instantOf(fromDay, fromMinute, zone), end: instantOf(toDay, toMinute, zone) };
    if (during.start >= during.end) throw noSuchStretch('It ends before it begins.');
    const days = Array.from({ length: count }, (_, index) => addDays(fromDay, index));
    return { staffId, plan, during, days };
  }

  /**
   * Holds the visits that are in the way and the days of everybody concerned, and says which visits those are. The
   * visits come first, because whoever moves one holds it before the days she moves it to.
   */
  private async lock(stretch: Stretch, within: EntityManager): Promise<BookingRecord[]> {
    const { staffId, plan, days } = stretch;
    await this.timeOff.lockVisits(await this.timeOff.visitIdsIn(stretch, within), within);
    const before = await this.bookings.listByIds(await this.timeOff.visitIdsIn(stretch, within), within);
    const colleagueIds = this.handOvers.colleaguesOf({ visits: before, staffId, plan });
    const visitDays = new Set(
      before.map(({ startsAt }) => localDayOf(startsAt.getTime() / 60_000, plan.salon.timeZone)),
    );
    const keys = [
      ...keysOf([staffId], [...new Set([...days, ...visitDays])]),
      ...keysOf(colleagueIds, [...visitDays]),
    ];
    await this.timeOff.lockDays(keys, within);
    await this.timeOff.clearHolds(stretch, colleagueIds, this.clock.now(), within);
    return this.bookings.listByIds(await this.timeOff.visitIdsIn(stretch, within), within);
  }

  private async carryOut(
    found: HandOvers,
    staffId: string,
    admin: CurrentUser,
    within: EntityManager,
  ): Promise<void> {
    for (const [visit, handOvers] of found) {
      if (handOvers) await this.handOvers.carryOut(visit, handOvers, staffId, admin, within);
    }
  }

  /** Blocks what is left of each day between the visits that were kept. */
  private async write({ staffId, plan, during, days }: Stretch, reason: string, within: EntityManager) {
    const row = { staffId, startsAt: at(during.start), endsAt: at(during.end), reason };
    const timeOff = await this.timeOff.add({ ...row, createdAt: this.clock.now() }, within);
    const taken = await this.timeOff.takenIn({ staffId, during }, within);
    const free = days.flatMap((day) => {
      const { start, end } = dayBounds(day, plan.salon.timeZone);
      return subtract([{ start: Math.max(start, during.start), end: Math.min(end, during.end) }], taken);
    });
    const owner = { kind: 'block', reason, timeOffId: timeOff.id } as const;
    await this.allocations.insert(
      free.map((stretch) => ({ staffId, ...stretch })),
      owner,
      within,
    );
    return timeOff;
  }

  private async views(visits: BookingRecord[], stretch: Stretch, within: EntityManager) {
    const found = await this.handOvers.find({ ...stretch, visits }, within);
    return visits.map((visit) => toVisitInTheWayView(visit, found.get(visit) ?? null));
  }
}

const keysOf = (staffIds: string[], days: LocalDate[]) =>
  days.flatMap((day) => lockKeys(staffIds).map((staffKey) => ({ staffKey, epochDay: epochDayOf(day) })));
