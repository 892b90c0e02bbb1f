import { momentInWords } from '../domain/wording.js';
import type { Draft } from '../letter.js';
import { changeUntil, greeting, ownBookings, type VisitLetter, visitRows } from './visit-rows.js';

export const bookingReminder = ({ visit, salon, name, now }: VisitLetter): Draft => ({
  subject: `Reminder: your visit on ${momentInWords(visit.startsAt, salon.timeZone)}`,
  heading: 'See you soon',
  paragraphs: [greeting(name), 'A short reminder of your visit.'],
  rows: visitRows(visit, salon),
  button: ownBookings(salon),
  closing: changeUntil(visit, salon, now),
});
