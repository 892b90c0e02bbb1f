import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { invalidInput } from '../common/problem/common.problems.js';
import { addDays, daysBetween } from '../common/time/local-date.js';
import { StaffService } from '../staff/staff.service.js';
import { AllocationsRepository } from './allocations.repository.js';
import { BookingsRepository } from './bookings.repository.js';
import {
  type DeskDiaryView,
  toDiaryBlockView,
  toDiaryDayView,
  toDiaryHoldView,
  toDiaryPersonView,
  toDiaryVisitView,
} from './desk-diary.view.js';
import { boundsOf } from './diary.js';
import type { AskDiaryDto } from './dto/ask-diary.dto.js';
import { PlanService } from './plan.service.js';

const MOST_DAYS = 31;

/** The salon's days as the desk looks at them. The number of queries does not depend on anything. */
@Injectable()
export class DeskDiary {
  constructor(
    private readonly plans: PlanService,
    private readonly staff: StaffService,
    private readonly bookings: BookingsRepository,
    private readonly allocations: AllocationsRepository,
    private readonly clock: Clock,
  ) {}

  async showDiary({ from, to, staff }: AskDiaryDto, actor: CurrentUser): Promise<DeskDiaryView> {
    const count = daysBetween(from, to) + 1;
    if (count < 1 || count > MOST_DAYS) {
      throw invalidInput([{ pointer: '#/to', detail: `Please ask for one to ${MOST_DAYS} days.` }]);
    }
    const days = Array.from({ length: count }, (_, index) => addDays(from, index));
    const staffId = staff?.toLowerCase();
    const now = this.clock.now();
    const plan = await this.plans.latest();
    const { timeZone } = plan.salon;
    const bounds = boundsOf(days, timeZone);
    const visits = await this.bookings.standingWithin(bounds, staffId);
    const kept = await this.allocations.keptWithin(bounds, now, staffId);

    const named = new Set([
      ...visits.flatMap(({ lines }) => lines.map(({ staffId }) => staffId)),
      ...kept.map(({ staffId }) => staffId),
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
      people: people.map(toDiaryPersonView),
      visits: visits.map((booking) => toDiaryVisitView(booking, actor, now)),
      blocks: kept.filter(({ kind }) => kind !== 'hold').map(toDiaryBlockView),
      holds: kept.filter(({ kind }) => kind === 'hold').map(toDiaryHoldView),
    };
  }
}
