import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { addDays, type LocalDate, weekdayOf } from '../../common/time/local-date.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { AllocationsService } from '../../booking/scheduling/allocations.service.js';
import { sumOf } from '../../common/grouped.js';
import { fillOfPerson } from './domain/fill.js';
import { firstWeekdayOf } from './domain/first-weekday.js';
import { gapsOf } from './domain/gaps.js';
import type { DayFill, DaySpan, StatusFigure, WorkFigure } from './figures.js';
import { FiguresRepository } from './figures.repository.js';
import type { Plan } from '../../booking/planning/plan.js';
import { PlanService } from '../../booking/planning/plan.service.js';

/** A person who works today. */
export interface StaffToday {
  id: string;
  name: string;
  working: Interval<EpochMinute>[];
  bookings: number;
  isFreeNow: boolean;
  /** Bookable time that is left today, in order. */
  gaps: Interval<EpochMinute>[];
}

export interface FiguresOfToday {
  plan: Plan;
  today: LocalDate;
  /** Today only, or several days. */
  byDay: StatusFigure[];
  isOpenToday: boolean;
  people: StaffToday[];
}

export interface SalonFigures extends FiguresOfToday {
  days: LocalDate[];
  fortnight: DayFill[];
  byWork: WorkFigure[];
}

const DAYS = 30;
const FORTNIGHT = 14;

/** The salon's figures: today so far, and the days before. The number of queries is constant. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly plans: PlanService,
    private readonly allocations: AllocationsService,
    private readonly repository: FiguresRepository,
    private readonly clock: Clock,
  ) {}

  /** Today is the last of the days. */
  async read(): Promise<SalonFigures> {
    const plan = await this.plans.latest();
    const { timeZone, currency } = plan.salon;
    const now = this.clock.nowMinutes();
    const today = localDayOf(now, timeZone);
    const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
    const spans = days.map((day) => ({ day, ...dayBounds(day, timeZone) }));
    const bounds = dayBounds(today, timeZone);
    const start = spans[0]?.start ?? bounds.start;
    return {
      plan,
      today,
      days,
      fortnight: await this.fillOf(plan, today),
      byDay: await this.repository.byDayAndStatus(spans, currency),
      byWork: await this.repository.byWork({ start, end: bounds.end }, currency),
      isOpenToday: plan.day(today).open.length > 0,
      people: await this.staffToday(plan, today),
    };
  }

  /** @param staffId limits the figures to this person's part of the day; the salon's whole day if left out */
  async readToday(staffId?: string): Promise<FiguresOfToday> {
    const plan = await this.plans.latest();
    const { timeZone, currency } = plan.salon;
    const today = localDayOf(this.clock.nowMinutes(), timeZone);
    const span = { day: today, ...dayBounds(today, timeZone) };
    const people = await this.staffToday(plan, today);
    return {
      plan,
      today,
      byDay:
        staffId === undefined
          ? await this.repository.byDayAndStatus([span], currency)
          : await this.repository.partByStatus(span, staffId, currency),
      isOpenToday: plan.day(today).open.length > 0,
      people: people.filter(({ id }) => staffId === undefined || id === staffId),
    };
  }

  /** The number of bookings and their total per status, for each of these periods. */
  countByStatus(spans: DaySpan[], currency: string): Promise<StatusFigure[]> {
    return this.repository.byDayAndStatus(spans, currency);
  }

  /** Share of this week and the next that is booked, from the same plan and allocations as booking. */
  private async fillOf(plan: Plan, today: LocalDate): Promise<DayFill[]> {
    const firstWeekday = firstWeekdayOf(plan.salon);
    const first = addDays(today, -((weekdayOf(today) - firstWeekday + 7) % 7));
    const days = Array.from({ length: FORTNIGHT }, (_, index) => addDays(first, index));
    const { timeZone } = plan.salon;
    const bounds = {
      start: dayBounds(first, timeZone).start,
      end: dayBounds(addDays(first, FORTNIGHT - 1), timeZone).end,
    };
    const staffIds = [...plan.members.keys()];
    const { busy } = await this.allocations.busyWithin({ staffIds, bounds, now: this.clock.now() });
    return days.map((day) => {
      const { open, working } = plan.day(day);
      const minutes = staffIds.map((staffId) =>
        fillOfPerson(
          working.get(staffId) ?? [],
          busy.filter((taken) => taken.staffId === staffId),
        ),
      );
      return {
        day,
        isOpen: open.length > 0,
        workingMinutes: sumOf(minutes, ({ workingMinutes }) => workingMinutes),
        bookedMinutes: sumOf(minutes, ({ bookedMinutes }) => bookedMinutes),
      };
    });
  }

  /**
   * People who work today, in the owner's order, with their free times, from the same plan and allocations as
   * booking.
   */
  private async staffToday(plan: Plan, today: LocalDate): Promise<StaffToday[]> {
    const bounds = dayBounds(today, plan.salon.timeZone);
    const staffIds = [...plan.members.keys()];
    const { busy } = await this.allocations.busyWithin({ staffIds, bounds, now: this.clock.now() });
    const bookings = await this.repository.bookingsByStaff(bounds);
    const now = this.clock.nowMinutes();
    const { working: hours } = plan.day(today);
    return [...plan.members.values()].flatMap(({ id, name }) => {
      const working = hours.get(id) ?? [];
      if (working.length === 0) return [];
      const taken = busy.filter(({ staffId }) => staffId === id);
      const gaps = gapsOf({ working, busy: taken, now, shortestMinutes: plan.salon.slotStepMinutes });
      const isFreeNow = gaps.some(({ start }) => start <= now);
      return [{ id, name, working: [...working], bookings: bookings.get(id) ?? 0, isFreeNow, gaps }];
    });
  }
}
