import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { CalendarFault } from './domain/calendar-fault.js';

/** 422: the calendar can't be read, with the reason and what to do. */
export const unreadableCalendar = (fault: CalendarFault) =>
  new Problem('unreadable-calendar', { detail: sentence('unreadableCalendar', { fault }) });

/** 422: the last day is over, or too far away. */
export const calendarDayOutside = (maxDays: number) =>
  invalidInput([{ pointer: '#/until', detail: sentence('calendarDayOutside', { days: maxDays }) }]);

/** 409: the team member has as many calendars as anyone can have. */
export const tooManyCalendars = (most: number) =>
  new Problem('not-possible', { detail: sentence('tooManyCalendars', { most }) });
