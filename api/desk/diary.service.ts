import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { invalidInput } from '../common/problem/common.problems.js';
import { addDays, daysBetween } from '../common/time/local-date.js';
import { StaffService } from '../staff/staff.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { DiaryRepository } from './diary.repository.js';
import {
  type DeskDiaryView,
  toDiaryBlockView,
  toDiaryDayView,
  toDiaryHoldView,
  toDiaryStaffView,
  toDiaryBookingView,
} from './diary.view.js';
import { boundsOf } from '../scheduling/salon-days.js';
import type { DiaryQueryDto } from './dto/diary-query.dto.js';
import { PlanService } from '../scheduling/plan.service.js';
import { sentence } from '../common/words/sentence.js';

const MAX_DAYS = 31;

/** The salon's days as the desk sees them. The number of queries is constant. */
@Injectable()
export class DiaryService {
  constructor(
    private readonly plans: PlanService,
    private readonly staff: StaffService,
    private readonly diary: DiaryRepository,
    private readonly allocations: AllocationsService,
    private readonly clock: Clock,
  ) {}

  async showDiary({ from, to, staff }: DiaryQueryDto, actor: CurrentUser): Promise<DeskDiaryView> {
    const count = daysBetween(from, to) + 1;
    if (count < 1 || count > MAX_DAYS) {
      throw invalidInput([{ pointer: '#/to', detail: sentence('askForDays', { days: MAX_DAYS }) }]);
    }
    const days = Array.from({ length: count }, (_, index) => addDays(from, index));
    const staffId = staff?.toLowerCase();
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
    return {
      from,
      to,
      timeZone,
      days: days.map((day) => toDiaryDayView(day, plan.day(day), staffIds)),
      people: people.map(toDiaryStaffView),
      visits: bookings.map((booking) => toDiaryBookingView(booking, actor, now)),
      blocks: unavailable.filter(({ kind }) => kind !== 'hold').map(toDiaryBlockView),
      holds: unavailable.filter(({ kind }) => kind === 'hold').map(toDiaryHoldView),
    };
  }
}
