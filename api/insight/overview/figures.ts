import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { LocalDate } from '../../common/time/local-date.js';
import type { BookingStatus } from '../../booking/booking-records/domain/booking-status.js';

/** A day at the salon, or several that go by the name of the first, and when it begins and ends. */
export interface DaySpan extends Interval<EpochMinute> {
  day: LocalDate;
}

/** How many bookings of a day have this status, and what they come to. */
export interface StatusFigure {
  day: LocalDate;
  status: BookingStatus;
  bookings: number;
  cents: number;
}

/** One service by one person, over several days. */
export interface WorkFigure {
  serviceId: string;
  title: string;
  staffId: string;
  staffName: string;
  /** Of bookings that were neither cancelled nor no-shows. */
  lines: number;
  /** Of bookings that are done. */
  cents: number;
}
