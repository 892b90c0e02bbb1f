import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { LocalDate } from '../../common/time/local-date.js';
import type { BookingStatus } from '../../booking/booking-records/domain/booking-status.js';

/** A day at the salon, or several under the name of the first, with its start and end. */
export interface DaySpan extends Interval<EpochMinute> {
  day: LocalDate;
}

/** The number of a day's bookings with this status, and their total. */
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
  /** Excludes cancelled bookings and no-shows. */
  lines: number;
  /** Only completed bookings. */
  cents: number;
}

/** Share of a day's working time that is booked. */
export interface DayFill {
  day: LocalDate;
  isOpen: boolean;
  workingMinutes: number;
  bookedMinutes: number;
}
