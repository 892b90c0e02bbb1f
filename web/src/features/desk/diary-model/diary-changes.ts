import { bookingChanges } from '../../booking/bookings/booking-changes';
import type { BookingTexts } from '../../booking/bookings/use-booking-texts';
import type { DiaryBooking } from './models';

/** Changes between two versions of a booking on the screen, as sentences. */
export function changesOf(
  texts: BookingTexts,
  before: DiaryBooking,
  after: DiaryBooking | undefined,
  timeZone: string,
): string[] {
  if (!after || after.status === 'cancelled') return [texts.words.cancelledOrElsewhere()];
  return bookingChanges(texts, seen(before), seen(after), timeZone);
}

const seen = (booking: DiaryBooking) => ({
  ...booking,
  staffNames: booking.lines.map(({ staffName }) => staffName),
});
