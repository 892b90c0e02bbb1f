import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { changeUntil, greeting, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingReminder = ({ visit, salon, name, now }: BookingEmail): EmailDraft => ({
  subject: `Reminder: your visit on ${momentInWords(visit.startsAt, salon.timeZone)}`,
  heading: 'See you soon',
  paragraphs: [greeting(name), 'Just a reminder of your visit.'],
  rows: bookingRows(visit, salon),
  button: ownBookings(salon),
  closing: changeUntil(visit, salon, now),
});
