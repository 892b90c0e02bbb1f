import { Injectable } from '@nestjs/common';
import { dateOf, toIso } from '../../common/time/epoch-minute.js';
import { FreeTimesService } from '../scheduling/free-times.service.js';
import type { ScheduleRequest } from '../scheduling/schedule-request.js';
import {
  type DateState,
  type FoundDate,
  type FreeDate,
  SeveralDatesService,
  type SeveralDatesAttempt,
} from '../scheduling/several-dates.service.js';
import type { SeriesDate } from './domain/series-dates.js';
import { datesTaken } from './series.problems.js';
import type { SeriesDateView } from './series.view.js';

/** A date, and the request that says what is booked there. */
export interface PlannedDate extends SeriesDate {
  request: ScheduleRequest;
}

/** Dates that are free, in their order. */
export type Finder = (dates: PlannedDate[]) => Promise<FreeDate[]>;

/** Less than half the shortest interval: what is offered for one date is never nearer to another. */
const DAYS_AROUND = 3;

/** Ends an attempt in which some dates were not free: nothing of it is kept. */
class DatesClash extends Error {
  constructor(
    readonly dates: PlannedDate[],
    readonly states: DateState[],
  ) {
    super('Not all dates are free.');
  }
}

/** All dates of a series at once, or none of them. */
@Injectable()
export class SeriesDatesService {
  constructor(
    private readonly severalDates: SeveralDatesService,
    private readonly freeTimes: FreeTimesService,
  ) {}

  async preview(dates: PlannedDate[]): Promise<SeriesDateView[]> {
    return this.viewsOf(dates, await this.severalDates.preview(dates.map(toWanted)));
  }

  /**
   * Runs the work in one transaction of the guard. If some of the dates that it asks for are not free, nothing is kept, and
   * 409 `dates-taken` says which, with the nearest free starts, computed after everything has been rolled back.
   */
  async attempt<Result>(
    problemOf: ScheduleRequest['problemOf'],
    work: (attempt: Omit<SeveralDatesAttempt, 'find'>, find: Finder) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.severalDates.attempt(problemOf, ({ find, ...attempt }) =>
        work(attempt, async (dates) => {
          const found = await find(dates.map(toWanted));
          const free = found.filter(isFree);
          if (free.length < found.length)
            throw new DatesClash(
              dates,
              found.map(({ state }) => state),
            );
          return free;
        }),
      );
    } catch (error) {
      if (error instanceof DatesClash) throw datesTaken(await this.viewsOf(error.dates, error.states));
      throw error;
    }
  }

  private async viewsOf(dates: PlannedDate[], states: DateState[]): Promise<SeriesDateView[]> {
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

const toWanted = ({ request, startsAt }: PlannedDate) => ({ request, startsAt: dateOf(startsAt) });

const isFree = (found: FoundDate): found is FreeDate => found.state === 'free';
