import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../availability/availability.service.js';
import { ReadBookingsService } from '../booking-records/read-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { type EpochMinute, epochMinute, minuteOf, toIso } from '../../common/time/epoch-minute.js';
import { intersect, type Interval, merge, subtract } from '../../common/time/interval.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { say } from '../../common/words/sentence.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { clientRules } from '../planning/booking-rules.js';
import { type BookableLine, poolsOf, staffOf, unstaffedProblems } from '../planning/bookable-lines.js';
import {
  freeTimeOf,
  type PoolDay,
  type PoolTime,
  poolTimesOf,
  timesInPools,
} from '../planning/domain/pools.js';
import { clientMinutes, occupiedOffsets } from '../planning/domain/segments.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { linesOfWanted } from '../planning/wanted-lines.js';
import { clientsOf, leavingOf, type ScheduleRequest } from '../scheduling/schedule-request.js';
import { poolDayOf, unitsOf } from '../scheduling/seats.js';
import { type TakenTime, withCleanUp } from '../scheduling/staff-time.js';
import type { Language } from '../../words/types.gen.js';
import { fewestObstacles, type InTheWay, type PersonDay } from './domain/obstacles.js';
import { waysIn } from './domain/ways-in.js';
import type { ObstaclesQueryDto } from './dto/obstacles-query.dto.js';
import {
  noObstacle,
  type ObstacleBookingView,
  type ObstaclesView,
  type ObstacleView,
  takenObstacle,
  toObstacleBookingView,
  type WayInView,
} from './obstacles.view.js';

const stretch = ({ start, end }: Interval) => ({
  startsAt: toIso(epochMinute(start)),
  endsAt: toIso(epochMinute(end)),
});

/**
 * Finds out why a start is not free for the desk, and what would free it. A snapshot without locks: booking checks
 * again.
 */
@Injectable()
export class ObstaclesService {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly plans: PlanService,
    private readonly allocations: AllocationsService,
    private readonly bookings: ReadBookingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The smallest set of obstacles to a booking at this start. 400 for what can't be booked at all, 403 for a
   * colleague's column that the actor may not book in, 404 for a booking out of their reach.
   */
  async listObstacles(
    query: ObstaclesQueryDto,
    actor: CurrentUser,
    language: Language,
  ): Promise<ObstaclesView> {
    const request = await this.availability.deskRequestOf(query, actor);
    const plan = await this.plans.latest();
    const lines = linesOfWanted(request.lines, plan);
    if ('problems' in lines) throw invalidInput(lines.problems);
    const unstaffed = unstaffedProblems(lines, plan);
    if (unstaffed.length > 0) throw invalidInput(unstaffed);

    const startsAt = minuteOf(new Date(query.startsAt));
    const now = this.clock.nowMinutes();
    const refusal = request.rules.rejectionReason(startsAt, plan, now);
    const forClients = clientRules.rejectionReason(startsAt, plan, now);
    const asked = { lines, request, plan, actor };
    const obstacles = refusal === null ? await this.obstaclesAt(startsAt, asked) : [];
    return {
      startsAt: toIso(startsAt),
      refusal: refusal && say(refusal, language),
      refusalToClients: refusal === null && forClients ? say(forClients, language) : null,
      obstacles,
      waysIn: obstacles.length > 0 ? await this.waysInAt(startsAt, query, asked) : [],
    };
  }

  private async obstaclesAt(
    startsAt: EpochMinute,
    { lines, request, plan, actor }: Asked,
  ): Promise<ObstacleView[]> {
    const { bounds, open, people, clientBusy, pools } = await this.dayOf(startsAt, { lines, request, plan });
    const chain = fewestObstacles({ lines: waysOf(lines, plan), startsAt, people });
    const names = new Map(lines.flatMap(({ options }) => options.map((by) => [by.staffId, by.staffName])));
    const ids = chain.flatMap(({ taken }) => taken.flatMap(({ bookingId }) => bookingId ?? []));
    const described = await this.bookingsOf(ids, actor, this.clock.now());
    const span = { start: startsAt, end: startsAt + minutesOf(lines, chain) };
    // Clients leave by midnight. The clean-up after them is only outside opening hours.
    const midnight = span.end > bounds.end ? bounds.end : Infinity;
    const found: ObstacleView[] = [
      ...chain.flatMap(({ staffId, away, taken: inTheWay }, index) => [
        ...hoursInTheWay(away, open, midnight, { staffId, staffName: names.get(staffId) ?? '' }),
        // The same booking may be in the way of two services.
        ...inTheWay
          .filter((one) => chain.findIndex(({ taken: others }) => others.includes(one)) === index)
          .map((one) =>
            takenObstacle(
              one,
              names.get(staffId) ?? '',
              (one.bookingId !== null && described.get(one.bookingId)) || null,
            ),
          ),
      ]),
      ...fullPoolsOf(lines, chain, startsAt, pools).map(({ poolId, ...time }) => ({
        ...noObstacle,
        ...stretch(time),
        kind: 'full-pool' as const,
        pool: plan.pools.get(poolId)?.title ?? '',
      })),
      ...intersect([span], clientBusy).map((busy) => ({
        ...noObstacle,
        ...stretch(busy),
        kind: 'client-busy' as const,
      })),
    ];
    return found.sort((left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt));
  }

  /**
   * Considers everyone who does it, not only the people asked for. Those who book only in their own column see
   * no one else.
   */
  private async waysInAt(
    startsAt: EpochMinute,
    query: ObstaclesQueryDto,
    { lines: asked, plan, actor }: Asked,
  ): Promise<WayInView[]> {
    if (!mayForAll(actor, 'bookings')) return [];
    const request = await this.availability.deskRequestOf({ ...query, staff: 'any' }, actor);
    const lines = linesOfWanted(request.lines, plan);
    if ('problems' in lines) return [];
    const { people, clientBusy, pools } = await this.dayOf(startsAt, { lines, request, plan });
    const isAnyone = asked.some(({ options }, index) => options.length === lines[index]?.options.length);
    const found = waysIn({
      lines: waysOf(lines, plan),
      startsAt,
      people,
      asked: isAnyone ? null : new Set(asked.flatMap(({ options }) => options.map(({ staffId }) => staffId))),
      clientBusy,
      now: this.clock.nowMinutes(),
    }).filter(({ staffId, startsAt: start }) => {
      const alone = lines.map(() => ({ staffId, away: [], taken: [] }));
      return fullPoolsOf(lines, alone, start, pools).length === 0;
    });
    const ids = found.flatMap(({ waitsInBookingId }) => waitsInBookingId ?? []);
    const described = await this.bookingsOf(ids, actor, this.clock.now());
    return found.map(({ staffId, startsAt: start, waitsInBookingId }) => ({
      staffId,
      staffName: plan.members.get(staffId)?.name ?? '',
      startsAt: toIso(epochMinute(start)),
      waitsIn: (waitsInBookingId !== null && described.get(waitsInBookingId)) || null,
    }));
  }

  /** That day's working hours of everyone who could do it, and what takes up their time and the client's. */
  private async dayOf(startsAt: EpochMinute, { lines, request, plan }: Omit<Asked, 'actor'>) {
    const { timeZone } = plan.salon;
    const day = localDayOf(startsAt, timeZone);
    const bounds = dayBounds(day, timeZone);
    const now = this.clock.now();
    const staffIds = staffOf(lines);
    const clients = clientsOf(request);
    const poolIds = poolsOf(lines);
    const unitIds = poolIds.flatMap((id) => unitsOf(id, plan));
    const [taken, busyClient, seats] = await Promise.all([
      this.allocations.listTaken(staffIds, withCleanUp(bounds), now, request.except),
      clients.length > 0 && this.allocations.busyWithin({ staffIds: [], bounds, now, clients }),
      unitIds.length > 0 ? this.allocations.listSeats(unitIds, withCleanUp(bounds)) : [],
    ]);
    const exceptIds = leavingOf(request);
    const ofDay = { plan, bounds, now: this.clock.nowMinutes(), seats, exceptIds };
    const pools = new Map(poolIds.map((id) => [id, poolDayOf(id, ofDay)] as const));
    const { working, open } = plan.day(day);
    const people = new Map(
      staffIds.map((id): [string, PersonDay<TakenTime>] => [
        id,
        { working: merge(working.get(id) ?? []), taken: taken.filter(({ staffId }) => staffId === id) },
      ]),
    );
    return {
      bounds,
      open,
      people,
      pools,
      clientBusy: merge((busyClient && busyClient.clientsBusy[0]) || []),
    };
  }

  private async bookingsOf(
    ids: readonly string[],
    actor: CurrentUser,
    now: Date,
  ): Promise<Map<string, ObstacleBookingView>> {
    const bookings = ids.length > 0 ? await this.bookings.list([...new Set(ids)]) : [];
    return new Map(bookings.map((booking) => [booking.id, toObstacleBookingView(booking, actor, now)]));
  }
}

interface Asked {
  lines: BookableLine[];
  request: ScheduleRequest;
  plan: Plan;
  actor: CurrentUser;
}

/** Everyone who does each line, in the owner's order. */
const waysOf = (lines: BookableLine[], { positions }: Plan) =>
  lines.map(({ options }) =>
    options
      .map((option) => ({
        staffId: option.staffId,
        clientMinutes: clientMinutes(option.segments),
        occupied: occupiedOffsets(option),
      }))
      .toSorted((left, right) => (positions.get(left.staffId) ?? 0) - (positions.get(right.staffId) ?? 0)),
  );

/** When a pool has no unit left for the visit if these people do it one line after the other. */
function fullPoolsOf(
  lines: BookableLine[],
  chain: readonly InTheWay<TakenTime>[],
  startsAt: number,
  pools: ReadonlyMap<string, PoolDay>,
): PoolTime[] {
  let at = startsAt;
  const needed = lines.flatMap((line, index) => {
    const option = line.options.find(({ staffId }) => staffId === chain[index]?.staffId);
    const start = line.startsAt ?? at;
    at = start + clientMinutes(option?.segments ?? []);
    return option ? poolTimesOf(option, start) : [];
  });
  return [...timesInPools(needed)].flatMap(([poolId, times]) => {
    const pool = pools.get(poolId);
    return subtract(times, pool ? freeTimeOf(pool) : []).map((time) => ({ poolId, ...time }));
  });
}

/** Duration of the client's visit if these people do it. */
const minutesOf = (lines: BookableLine[], chain: readonly InTheWay<TakenTime>[]): number =>
  lines.reduce((sum, { options }, index) => {
    const option = options.find(({ staffId }) => staffId === chain[index]?.staffId);
    return sum + clientMinutes(option?.segments ?? []);
  }, 0);

/** Times when someone is needed but does not work: the salon is closed, they are away, or it is too late. */
function hoursInTheWay(
  away: readonly Interval[],
  open: readonly Interval[],
  midnight: number,
  who: { staffId: string; staffName: string },
): ObstacleView[] {
  const today = subtract(away, [{ start: midnight, end: Infinity }]);
  const opening = merge(open);
  return [
    ...intersect(today, opening).map((part) => ({
      ...noObstacle,
      ...who,
      ...stretch(part),
      kind: 'away' as const,
    })),
    ...subtract(today, opening).map((part) => ({
      ...noObstacle,
      ...stretch(part),
      kind: 'closed' as const,
    })),
    ...subtract(away, [{ start: -Infinity, end: midnight }]).map((part) => ({
      ...noObstacle,
      ...stretch(part),
      kind: 'too-late' as const,
    })),
  ];
}
