import { localDay } from '../../../lib/local-day';
import type { Booking } from '../../booking/bookings/models';
import { ownPart } from '../../booking/bookings/own-part';

/** The bookings of one day, in the order of the list. */
export interface OrderDay {
  /** `2026-11-28`, in the salon's zone. */
  day: string;
  bookings: Booking[];
}

/** Bookings that follow each other on a day, together, in the order in which the reader has them. */
export function byDay(bookings: readonly Booking[], timeZone: string): OrderDay[] {
  const days: OrderDay[] = [];
  for (const booking of bookings) {
    const day = localDay(booking.startsAt, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.bookings.push(booking);
    else days.push({ day, bookings: [booking] });
  }
  return days.map(({ day, bookings: ofDay }) => ({ day, bookings: inOwnOrder(ofDay) }));
}

/**
 * Bookings in the order of time, or against it, by when the reader's own part starts. The server orders them by their first
 * service, which may be a colleague's.
 */
export function inOwnOrder(bookings: readonly Booking[]): Booking[] {
  const isLatestFirst = startOf(bookings[0]) > startOf(bookings.at(-1));
  return bookings.toSorted((a, b) => (ownStart(a) - ownStart(b)) * (isLatestFirst ? -1 : 1));
}

const startOf = (booking: Booking | undefined): number => (booking ? Date.parse(booking.startsAt) : 0);

const ownStart = (booking: Booking): number => Date.parse(ownPart(booking).startsAt);

/** The index of the first booking whose own part has yet to start; -1 without one. */
export const firstToCome = (bookings: readonly Booking[], nowMs: number): number =>
  bookings.findIndex((booking) => ownStart(booking) > nowMs);

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
