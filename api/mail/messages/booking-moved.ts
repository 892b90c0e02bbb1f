import { momentInWords } from '../domain/wording.js';
import type { Draft } from '../letter.js';
import { changeUntil, greeting, ownBookings, type VisitLetter, visitRows } from './visit-rows.js';

export const bookingMoved = ({ visit, salon, name, now, calendar }: VisitLetter): Draft => ({
  subject: `Your visit has moved to ${momentInWords(visit.startsAt, salon.timeZone)}`,
  heading: 'Your visit has a new time',
  paragraphs: [greeting(name), 'Your visit has been moved. Please note the new time.'],
  rows: visitRows(visit, salon),
  button: ownBookings(salon),
  closing: changeUntil(visit, salon, now),
  calendar: calendar('REQUEST'),
});
