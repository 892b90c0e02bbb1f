import { useState } from 'react';
import { bookingChanges } from './booking-changes';
import { bookingOfStaleChange } from './booking-of-stale-change';
import type { Booking } from './models';
import { useSettleBooking } from './mutations';
import { useBookingTexts, type BookingTexts } from './use-booking-texts';

/** A booking on the screen, and what somebody else has changed about it since. */
export interface CurrentBooking {
  booking: Booking;
  /** In sentences; empty as long as nobody else has changed it. */
  changes: readonly string[];
}

/**
 * The booking that a dialog was opened with, until a change of it is refused since somebody else was faster: then it is
 * that one, with what has become of it, and whatever was typed or chosen for it can be sent again.
 */
export function useCurrentBooking(opened: CurrentBooking, timeZone: string) {
  const texts = useBookingTexts();
  const settle = useSettleBooking();
  const [newer, setNewer] = useState<CurrentBooking | null>(null);
  const seen = newer && newer.booking.version >= opened.booking.version ? newer : opened;
  return {
    ...seen,
    /** The user's own change of it. */
    follow: (booking: Booking) => setNewer({ booking, changes: [] }),
    /** Whether a change was refused because of that; the booking is then what it is now. */
    isStale(thrown: unknown): boolean {
      const fresh = bookingOfStaleChange(thrown);
      if (!fresh) return false;
      setNewer({ booking: fresh, changes: changesOf(texts, seen.booking, fresh, timeZone) });
      void settle(fresh);
      return true;
    },
  };
}

/** What has changed about a booking, in sentences. */
export const changesOf = (texts: BookingTexts, before: Booking, after: Booking, timeZone: string): string[] =>
  bookingChanges(texts, seenOf(before), seenOf(after), timeZone);

const seenOf = (booking: Booking) => ({
  ...booking,
  staffNames: booking.lines.map(({ staff }) => staff.name),
});
