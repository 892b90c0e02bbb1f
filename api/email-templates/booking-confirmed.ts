import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { changeUntil, greeting, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingConfirmed = ({ booking, salon, name, now, calendar }: BookingEmail): EmailDraft => ({
  subject: `Your booking on ${momentInWords(booking.startsAt, salon.timeZone)}`,
  heading: 'Your booking is confirmed',
  paragraphs: [greeting(name), 'Thank you for booking. We look forward to seeing you.'],
  rows: bookingRows(booking, salon),
  button: ownBookings(salon),
  closing: changeUntil(booking, salon, now),
  calendar: calendar('REQUEST'),
});
