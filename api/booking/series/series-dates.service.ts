import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dateOf, toIso } from '../../common/time/epoch-minute.js';
import type { WriteBatch } from '../../database/statement.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { FreeTimesService } from '../scheduling/free-times.service.js';
import type { ScheduleRequest, WantedVisit } from '../scheduling/schedule-request.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import {
  type DateState,
  type FreeDay,
  type PlannedDay,
  SeveralDatesService,
} from '../scheduling/several-dates.service.js';
import type { SeriesDate } from './domain/series-dates.js';
import { datesTaken } from './series.problems.js';
import type { SeriesDateView } from './series.view.js';

/** A date, and the request to book it. */
export interface PlannedDate extends SeriesDate {
  request: ScheduleRequest;
}

/** Thrown if not all dates are free. */
interface DatesClash {
  dates: PlannedDate[];
  states: DateState[];
}

/** Outcome of a change to a series. Without writes, everything is rolled back. */
export type SeriesOutcome<Answer> = { answer: Answer; writes: WriteBatch[] | null } | { clash: DatesClash };

/** Less than half the shortest interval, so that an alternative for one date is never nearer to another. */
const DAYS_AROUND = 3;

/** Takes all dates of a series at once, or none. */
@Injectable()
export class SeriesDatesService {
  constructor(
    private readonly scheduling: SchedulingService,
    private readonly severalDates: SeveralDatesService,
    private readonly allocations: AllocationsService,
    private readonly freeTimes: FreeTimesService,
  ) {}

  async preview(dates: PlannedDate[]): Promise<SeriesDateView[]> {
    return this.viewsOf({ dates, states: await this.severalDates.preview(dates.map(toWanted)) });
  }

  /**
   * Runs the work in one transaction, whose writes are sent with its COMMIT. If some dates are not free, rolls back
   * and throws 409 `dates-taken`, which lists them with the nearest free starts.
   */
  async run<Answer>(work: (tx: EntityManager, now: Date) => Promise<SeriesOutcome<Answer>>): Promise<Answer> {
    const outcome = await this.scheduling.run<SeriesOutcome<Answer>>(async (tx, now) => {
      const outcome = await work(tx, now);
      return 'clash' in outcome || outcome.writes === null
        ? { answer: outcome, writes: null }
        : { answer: outcome, writes: outcome.writes, visit: null };
    });
    if ('clash' in outcome) throw datesTaken(await this.viewsOf(outcome.clash));
    return outcome.answer;
  }

  /** Locks all days and plans each date. Returns who does what, in date order, if all are free. */
  async lockAndPlan(dates: PlannedDate[], tx: EntityManager): Promise<FreeDay[] | { clash: DatesClash }> {
    const planned = await this.severalDates.lockAndPlan(dates.map(toWanted), tx);
    const free = planned.filter(isFree);
    if (free.length === planned.length) return free;
    return { clash: { dates, states: planned.map(({ state }) => state) } };
  }

  /** The releases needed before the dates are taken, each in its own batch. */
  releaseBatches(dates: PlannedDate[], free: FreeDay[]): WriteBatch[] {
    return dates.flatMap((date, index) => {
      const day = free[index];
      return day ? [this.allocations.releaseBatch(toWanted(date), day, day.planned)] : [];
    });
  }

  private async viewsOf({ dates, states }: DatesClash): Promise<SeriesDateView[]> {
    const views: SeriesDateView[] = [];
    for (const [index, { request, day, startsAt }] of dates.entries()) {
      const state = states[index] ?? 'taken';
      const around = { daysBefore: DAYS_AROUND, daysAfter: DAYS_AROUND };
      const alternatives = state === 'free' ? [] : await this.freeTimes.nearest(request, startsAt, around);
      views.push({ day, startsAt: toIso(startsAt), state, alternatives });
    }
    return views;
  }
}

const toWanted = ({ request, startsAt }: PlannedDate): WantedVisit => ({
  request,
  startsAt: dateOf(startsAt),
});

const isFree = (planned: PlannedDay): planned is FreeDay => planned.state === 'free';
