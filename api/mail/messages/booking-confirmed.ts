import { momentInWords } from '../domain/wording.js';
import type { Draft } from '../letter.js';
import { changeUntil, greeting, ownBookings, type VisitLetter, visitRows } from './visit-rows.js';

export const bookingConfirmed = ({ visit, salon, name, now, calendar }: VisitLetter): Draft => ({
  subject: `Your visit on ${momentInWords(visit.startsAt, salon.timeZone)}`,
  heading: 'Your visit is booked',
  paragraphs: [greeting(name), 'Thank you for booking. We look forward to seeing you.'],
  rows: visitRows(visit, salon),
  button: ownBookings(salon),
  closing: changeUntil(visit, salon, now),
  calendar: calendar('REQUEST'),
});
