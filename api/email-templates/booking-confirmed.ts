import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { changeUntil, greeting, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingConfirmed = ({ visit, salon, name, now, calendar }: BookingEmail): EmailDraft => ({
  subject: `Your visit on ${momentInWords(visit.startsAt, salon.timeZone)}`,
  heading: 'Your visit is booked',
  paragraphs: [greeting(name), 'Thank you for booking. We look forward to seeing you.'],
  rows: bookingRows(visit, salon),
  button: ownBookings(salon),
  closing: changeUntil(visit, salon, now),
  calendar: calendar('REQUEST'),
});
