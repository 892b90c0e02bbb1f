import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { changeUntil, greeting, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingMoved = ({ visit, salon, name, now, calendar }: BookingEmail): EmailDraft => ({
  subject: `Your visit has moved to ${momentInWords(visit.startsAt, salon.timeZone)}`,
  heading: 'Your visit has a new time',
  paragraphs: [greeting(name), 'We have moved your visit. Here is your new time.'],
  rows: bookingRows(visit, salon),
  button: ownBookings(salon),
  closing: changeUntil(visit, salon, now),
  calendar: calendar('REQUEST'),
});
