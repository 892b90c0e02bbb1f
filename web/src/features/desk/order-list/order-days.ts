import { localDay } from '../../../lib/local-day';
import type { Booking } from '../../booking/bookings/models';

/** The bookings of one day, in the order of the list. */
export interface OrderDay {
  /** `2026-11-28`, in the salon's zone. */
  day: string;
  bookings: Booking[];
}

/** Bookings that follow each other on a day, together. */
export function byDay(bookings: readonly Booking[], timeZone: string): OrderDay[] {
  const days: OrderDay[] = [];
  for (const booking of bookings) {
    const day = localDay(booking.startsAt, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.bookings.push(booking);
    else days.push({ day, bookings: [booking] });
  }
  return days;
}

/** Services that one team member does one after another. */
export interface OrderPart {
  key: string;
  serviceId: string;
  titles: string[];
  staffName: string;
}

/** "Balayage, Toner with Amara": the services of a booking, by who does them. */
export function partsOf({ lines }: Pick<Booking, 'lines'>): OrderPart[] {
  const parts: OrderPart[] = [];
  for (const { _id, serviceId, title, staff } of lines) {
    const last = parts.at(-1);
    if (last?.staffName === staff.name) last.titles.push(title);
    else parts.push({ key: _id, serviceId, titles: [title], staffName: staff.name });
  }
  return parts;
}
