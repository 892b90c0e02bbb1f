import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { dateOf, type EpochMinute, epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { type Interval, intersect, merge, subtract } from '../../common/time/interval.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import type { TimeOff } from './time-off.entity.js';
import { TimeOffRepository } from './time-off.repository.js';

/** The busy time that another system's calendar has for a team member. */
export interface CalendarTimes {
  calendarId: string;
  staffId: string;
  /** Tidy. */
  times: readonly Interval<EpochMinute>[];
  /** Times that end before it stay as they are. */
  from: EpochMinute;
  timeZone: string;
  reason: string;
}

type NewTime = Pick<TimeOff, 'staffId' | 'calendarId' | 'reason'> & Interval<EpochMinute>;

/**
 * Keeps the times of other systems' calendars as time off. They fill what is left between the salon's own time off, and
 * visits lie in them like islands, so no visit is ever moved or cancelled because of a calendar.
 */
@Injectable()
export class CalendarTimesService {
  constructor(
    private readonly timeOff: TimeOffRepository,
    private readonly allocations: AllocationsService,
    private readonly clock: Clock,
  ) {}

  /** Makes the calendar's time off what it says now, in a transaction that has locked the calendar. */
  async replace(calendar: CalendarTimes, tx: EntityManager): Promise<void> {
    const { staffId, calendarId, reason, timeZone } = calendar;
    const known = await this.difference(calendar, tx);
    if (known.gone.length === 0 && known.added.length === 0) return;
    const days = daysOf(known.added, timeZone);
    if (days.length > 0) await this.allocations.lockDays([{ staffIds: [staffId], days }], timeZone, tx);
    // Read again: someone may have entered time off before the days were locked.
    const { gone, added } = await this.difference(calendar, tx);
    await this.timeOff.removeAll(gone, tx);
    await this.add(
      added.map((time) => ({ ...time, staffId, calendarId, reason })),
      timeZone,
      tx,
    );
  }

  /** Gives the salon's own time off the time that a calendar has. Callers have locked the days. */
  async makeRoom({ staffId, start, end }: StaffTime, timeZone: string, tx: EntityManager): Promise<void> {
    const overlapping = await this.timeOff.listOfCalendars({ staffId, start, end }, tx);
    if (overlapping.length === 0) return;
    await this.timeOff.removeAll(
      overlapping.map(({ id }) => id),
      tx,
    );
    const rest = overlapping.flatMap(({ startsAt, endsAt, calendarId, reason }) =>
      subtract([{ start: minuteOf(startsAt), end: minuteOf(endsAt) }], [{ start, end }]).map((time) => ({
        ...{ ...time, staffId, calendarId, reason },
      })),
    );
    await this.add(rest, timeZone, tx);
  }

  private async difference({ calendarId, staffId, times, from }: CalendarTimes, tx: EntityManager) {
    const end = epochMinute(Math.max(from, ...times.map((time) => time.end)));
    const others = await this.timeOff.listBesides(calendarId, { staffId, start: from, end }, tx);
    const wanted = subtract(times, merge(others));
    const existing = await this.timeOff.listOfCalendar(calendarId, from, tx);
    const keyOf = (time: Interval) => `${time.start} ${time.end}`;
    const wantedKeys = new Set(wanted.map(keyOf));
    const known = existing.map(({ id, startsAt, endsAt }) => ({
      id,
      key: keyOf({ start: minuteOf(startsAt), end: minuteOf(endsAt) }),
    }));
    const knownKeys = new Set(known.map(({ key }) => key));
    return {
      gone: known.filter(({ key }) => !wantedKeys.has(key)).map(({ id }) => id),
      added: wanted.filter((time) => !knownKeys.has(keyOf(time))),
    };
  }

  /** Blocks what is left of each day around visits, holds and blocks. The number of statements is constant. */
  private async add(times: readonly NewTime[], timeZone: string, tx: EntityManager): Promise<void> {
    const [first] = times;
    if (!first) return;
    const createdAt = this.clock.now();
    const rows = await this.timeOff.addOfCalendars(
      times.map(({ start, end, ...row }) => ({
        ...row,
        startsAt: dateOf(start),
        endsAt: dateOf(end),
        createdAt,
      })),
      tx,
    );
    const bounds = {
      start: epochMinute(Math.min(...times.map(({ start }) => start))),
      end: epochMinute(Math.max(...times.map(({ end }) => end))),
    };
    const { staffId } = first;
    const taken = await this.allocations.takenWithin({ staffId, ...bounds }, tx);
    await this.allocations.takeAll(
      rows.map(({ id, startsAt, endsAt, reason }) => {
        const during = { start: minuteOf(startsAt), end: minuteOf(endsAt) };
        const free = daysOf([during], timeZone).flatMap((day) =>
          subtract(intersect([dayBounds(day, timeZone)], [during]), taken),
        );
        return {
          stretches: free.map((stretch): StaffTime => ({ staffId, ...stretch })),
          owner: { kind: 'block' as const, reason, timeOffId: id },
        };
      }),
      tx,
    );
  }
}

/** The days in which these times lie, each once and in order. */
function daysOf(times: readonly Interval<EpochMinute>[], timeZone: string): LocalDate[] {
  const days = new Set<LocalDate>();
  for (const { start, end } of times) {
    const last = localDayOf(epochMinute(end - 1), timeZone);
    for (let day = localDayOf(start, timeZone); day <= last; day = addDays(day, 1)) days.add(day);
  }
  return [...days].sort();
}
