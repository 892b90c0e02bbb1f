import { bookingChanges } from '../../booking/bookings/booking-changes';
import type { BookingTexts } from '../../booking/bookings/use-booking-texts';
import type { DiaryBooking } from './models';

/** What has become of a booking that two people had on their screens, in sentences. */
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
