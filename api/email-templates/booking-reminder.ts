import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { changeUntil, greeting, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingReminder = ({ booking, salon, name, now }: BookingEmail): EmailDraft => ({
  subject: `Reminder: your visit on ${momentInWords(booking.startsAt, salon.timeZone)}`,
  heading: 'See you soon',
  paragraphs: [greeting(name), 'We look forward to seeing you. Here are the details of your booking.'],
  rows: bookingRows(booking, salon),
  button: ownBookings(salon),
  closing: changeUntil(booking, salon, now),
});
