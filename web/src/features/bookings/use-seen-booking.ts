import { useState } from 'react';
import { visitChanges } from '../../ui/visit-changes';
import { freshOf } from './fresh-of';
import type { Booking } from './models';
import { useBookingActions } from './mutations';

/** Above what somebody else did to a booking. */
export const bookingHasChanged = 'Somebody has changed this booking meanwhile';

/** A booking on the screen of somebody, and what somebody else did to it meanwhile. */
export interface SeenBooking {
  booking: Booking;
  /** In sentences; empty as long as nobody was faster. */
  changes: readonly string[];
}

/**
 * The booking that a dialog was opened with, until a change of it is refused since somebody else was faster: then it is
 * that one, with what has become of it, and whatever was typed or chosen for it can be sent again.
 */
export function useSeenBooking(opened: SeenBooking, timeZone: string) {
  const { takeAsItIs } = useBookingActions();
  const [newer, setNewer] = useState<SeenBooking | null>(null);
  const seen = newer && newer.booking.version >= opened.booking.version ? newer : opened;
  return {
    ...seen,
    /** Her own change of it. */
    follow: (booking: Booking) => setNewer({ booking, changes: [] }),
    /** Whether a change was refused because of that; the booking is then what it is now. */
    isStale(thrown: unknown): boolean {
      const fresh = freshOf(thrown);
      if (!fresh) return false;
      setNewer({ booking: fresh, changes: changesOf(seen.booking, fresh, timeZone) });
      takeAsItIs(fresh);
      return true;
    },
  };
}

/** What has become of a booking, in sentences. */
export const changesOf = (before: Booking, after: Booking, timeZone: string): string[] =>
  visitChanges(seenOf(before), seenOf(after), timeZone);

const seenOf = (booking: Booking) => ({
  ...booking,
  staffNames: booking.lines.map(({ staff }) => staff.name),
});
