import { momentInWords } from '../domain/wording.js';
import type { Draft } from '../letter.js';
import { changeUntil, greeting, ownBookings, type VisitLetter, visitRows } from './visit-rows.js';

export const bookingHandedOver = ({ visit, salon, name, now, calendar }: VisitLetter): Draft => {
  const names = [...new Set(visit.lines.map(({ staffName }) => staffName))].join(' and ');
  return {
    subject: `A change to your visit on ${momentInWords(visit.startsAt, salon.timeZone)}`,
    heading: `${names} will look after you`,
    paragraphs: [
      greeting(name),
      `Your time stays as it is. The person you had booked is away that day, and your visit is now with ${names}.`,
    ],
    rows: visitRows(visit, salon),
    button: ownBookings(salon),
    closing: changeUntil(visit, salon, now),
    calendar: calendar('REQUEST'),
  };
};
