import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { changeUntil, greeting, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingMoved = ({ booking, salon, name, now, calendar }: BookingEmail): EmailDraft => ({
  subject: `Your booking has moved to ${momentInWords(booking.startsAt, salon.timeZone)}`,
  heading: 'Your booking has a new time',
  paragraphs: [greeting(name), 'We have moved your booking. This is the new time.'],
  rows: bookingRows(booking, salon),
  button: ownBookings(salon),
  closing: changeUntil(booking, salon, now),
  calendar: calendar('REQUEST'),
});
