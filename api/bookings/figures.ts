import type { Interval } from '../common/time/interval.js';
import type { LocalDate } from '../common/time/local-date.js';
import type { BookingStatus } from './domain/booking-status.js';

/** A day of the salon and the minutes it lasts. */
export interface DaySpan extends Interval {
  day: LocalDate;
}

/** How many visits of a day stand so, and what they come to. */
export interface StatusFigure {
  day: LocalDate;
  status: BookingStatus;
  visits: number;
  cents: number;
}

/** One service by one person, over several days. */
export interface WorkFigure {
  serviceId: string;
  title: string;
  staffId: string;
  staffName: string;
  /** Of visits that were not called off or missed. */
  treatments: number;
  /** Of visits that are done. */
  cents: number;
}
