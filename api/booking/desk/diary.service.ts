import { Injectable } from '@nestjs/common';
import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';
import { isTheirs, seesAllBookings, seesForSalon } from '../booking-records/booking.policy.js';
import { toDiaryBlockView } from '../blocks/block.view.js';
import { ReadBlockGroupsService } from '../blocks/read-block-groups.service.js';
import { ClientWarningsService } from '../../people/clients/client-warnings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { merge, shift } from '../../common/time/interval.js';
import { addDays, daysBetween } from '../../common/time/local-date.js';
import { occupiedOffsets } from '../planning/domain/segments.js';
import type { StaffTime, UnavailableTime } from '../scheduling/staff-time.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { DiaryRepository } from './diary.repository.js';
import {
  type DeskDiaryView,
  toDiaryBusyViews,
  toDiaryDayView,
  toDiaryHoldView,
  toDiarySeatView,
  toDiaryStaffView,
  toDiaryUnitViews,
  toDiaryBookingView,
} from './diary.view.js';
import { boundsOf } from '../scheduling/salon-days.js';
import type { DiaryQueryDto } from './dto/diary-query.dto.js';
import { PlanService } from '../planning/plan.service.js';
import { sentence } from '../../common/words/sentence.js';
import { wholeTimeOff } from './whole-time-off.js';

const MAX_DAYS = 31;

/** The salon's days as the desk sees them. The number of queries is constant. */
@Injectable()
export class DiaryService {
  constructor(
    private readonly plans: PlanService,
    private readonly staff: StaffService,
    private readonly diary: DiaryRepository,
    private readonly allocations: AllocationsService,
    private readonly blockGroups: ReadBlockGroupsService,
    private readonly warnings: ClientWarningsService,
    private readonly clock: Clock,
  ) {}

  async showDiary({ from, to, staff: staffId }: DiaryQueryDto, actor: CurrentUser): Promise<DeskDiaryView> {
    const count = daysBetween(from, to) + 1;
    if (count < 1 || count > MAX_DAYS) {
      throw invalidInput([{ pointer: '#/to', detail: sentence('askForDays', { days: MAX_DAYS }) }]);
    }
    const days = Array.from({ length: count }, (_, index) => addDays(from, index));
    const now = this.clock.now();
    const plan = await this.plans.latest();
    const { timeZone } = plan.salon;
    const bounds = boundsOf(days, timeZone);
    const bookings = await this.diary.standingWithin(bounds, staffId);
    const unavailable = await this.allocations.unavailableWithin(bounds, now, staffId);

    const named = new Set([
      ...bookings.flatMap(({ lines }) => lines.map(({ staffId }) => staffId)),
      ...unavailable.map(({ staffId }) => staffId),
    ]);
    const everybody = await this.staff.everybody();
    const people = everybody.filter(
      ({ id, active }) => (staffId === undefined || id === staffId) && (active || named.has(id)),
    );
    const staffIds = people.map(({ id }) => id);
    const seen = bookings.filter((booking) => seesForSalon(actor, booking));
    const warningOf = await this.warnings.forVisits(seen, actor);
    const { theirs, others } = columnsOf(actor, unavailable);
    const blocks = wholeTimeOff(
      theirs.filter(({ kind }) => kind !== 'hold'),
      timeZone,
    );
    const groups = await this.blockGroups.groupsOf(blocks.map(({ id }) => id));
    const busy = [
      ...bookings.flatMap((booking) => linesUnseenBy(actor, booking)).flatMap(occupiedBy),
      ...others.map(({ staffId, startsAt, endsAt }) => ({
        staffId,
        start: minuteOf(startsAt),
        end: minuteOf(endsAt),
      })),
    ];
    const pools = [...plan.pools.values()];
    const unitIds = pools.flatMap(({ units }) => units.map(({ id }) => id));
    const seats = unitIds.length > 0 ? await this.allocations.listSeats(unitIds, bounds) : [];
    const seenIds = new Set(seen.map(({ id }) => id));
    return {
      from,
      to,
      timeZone,
      days: days.map((day) => toDiaryDayView(day, plan.day(day), staffIds)),
      people: people.map(toDiaryStaffView),
      visits: seen.map((booking) =>
        toDiaryBookingView(booking, warningOf(booking), actor, { now, timeZone }),
      ),
      blocks: blocks.map((block) => toDiaryBlockView(block, groups.get(block.id))),
      holds: theirs.filter(({ kind }) => kind === 'hold').map(toDiaryHoldView),
      busy: staffIds.flatMap((id) =>
        toDiaryBusyViews(id, merge(busy.filter(({ staffId }) => staffId === id))),
      ),
      units: pools.flatMap((pool) => toDiaryUnitViews(pool, minuteOf(now))),
      seats: seats.map((seat) => toDiarySeatView(seat, (id) => seenIds.has(id))),
    };
  }
}

/** The times when people can't be booked, for the columns the reader sees and for the others. */
function columnsOf(
  actor: CurrentUser,
  unavailable: UnavailableTime[],
): { theirs: UnavailableTime[]; others: UnavailableTime[] } {
  if (mayForAll(actor, 'diary')) return { theirs: unavailable, others: [] };
  return {
    theirs: unavailable.filter((time) => isTheirs(actor, time)),
    others: unavailable.filter((time) => !isTheirs(actor, time)),
  };
}

/** All lines, for a booking in which the reader takes no part. */
const linesUnseenBy = (actor: CurrentUser, booking: BookingRecord): BookingLineRecord[] =>
  seesAllBookings(actor) ? [] : booking.lines.filter((line) => !isTheirs(actor, line));

const occupiedBy = (line: BookingLineRecord): StaffTime[] =>
  shift(occupiedOffsets(line), minuteOf(line.startsAt)).map((stretch) => ({
    staffId: line.staffId,
    ...stretch,
  }));
