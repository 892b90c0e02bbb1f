import { bookingChanges } from '../bookings/booking-changes';
import type { DiaryBooking } from './models';

/** What has become of a booking that two people had on their screens, in sentences. */
export function changesOf(before: DiaryBooking, after: DiaryBooking | undefined, timeZone: string): string[] {
  if (!after || after.status === 'cancelled') return ['It was cancelled or moved to another day.'];
  return bookingChanges(seen(before), seen(after), timeZone);
}

const seen = (booking: DiaryBooking) => ({
  ...booking,
  staffNames: booking.lines.map(({ staffName }) => staffName),
});
