import { momentInWords } from '../domain/wording.js';
import type { Draft } from '../letter.js';
import { greeting, type VisitLetter, visitRows } from './visit-rows.js';

export function bookingCancelled({ visit, salon, name, calendar }: VisitLetter): Draft {
  const bySalon = visit.cancelledBy === 'salon';
  // The client's own words are not repeated to her; the salon's are all the explanation she gets.
  const reason = bySalon && visit.cancelReason !== '' ? [`“${visit.cancelReason}”`] : [];
  return {
    subject: `Your visit on ${momentInWords(visit.startsAt, salon.timeZone)} is cancelled`,
    heading: 'Your visit is cancelled',
    paragraphs: [
      greeting(name),
      bySalon ? 'We are sorry: we had to cancel your visit.' : 'Your visit is cancelled, as you asked.',
      ...reason,
    ],
    rows: visitRows(visit, salon),
    button: { label: 'Book another visit', url: `${salon.publicUrl}/book` },
    calendar: calendar('CANCEL'),
  };
}
