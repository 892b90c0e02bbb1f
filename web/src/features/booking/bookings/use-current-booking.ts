import { useState } from 'react';
import { bookingChanges } from './booking-changes';
import { bookingOfStaleChange } from './booking-of-stale-change';
import type { Booking } from './models';
import { useSettleBooking } from './mutations';
import { useBookingTexts, type BookingTexts } from './use-booking-texts';

/** A booking on the screen, and changes by someone else since. */
export interface CurrentBooking {
  booking: Booking;
  /** As sentences; empty while no one else has changed it. */
  changes: readonly string[];
}

/**
 * The booking that a dialog was opened with, until a change is refused because someone else was faster. Then it becomes
 * the current one, with the differences, and the user's input can be sent again. A link shows less than an account, so
 * it is not cached for that.
 */
export function useCurrentBooking(opened: CurrentBooking, timeZone: string, link?: string) {
  const texts = useBookingTexts();
  const settle = useSettleBooking();
  const [newer, setNewer] = useState<CurrentBooking | null>(null);
  const seen = newer && newer.booking.version >= opened.booking.version ? newer : opened;
  return {
    ...seen,
    /** For the user's own change. */
    follow: (booking: Booking) => setNewer({ booking, changes: [] }),
    /** True if a change was refused for that reason; the booking is then the current one. */
    isStale(thrown: unknown): boolean {
      const fresh = bookingOfStaleChange(thrown);
      if (!fresh) return false;
      setNewer({ booking: fresh, changes: changesOf(texts, seen.booking, fresh, timeZone) });
      if (link === undefined) void settle(fresh);
      return true;
    },
  };
}

/** Changes of a booking, as sentences. */
export const changesOf = (texts: BookingTexts, before: Booking, after: Booking, timeZone: string): string[] =>
  bookingChanges(texts, seenOf(before), seenOf(after), timeZone);

const seenOf = (booking: Booking) => ({
  ...booking,
  staffNames: booking.lines.map(({ staff }) => staff.name),
});
