import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { greeting, type BookingEmail, bookingRows } from './booking-email.js';

export function bookingCancelled({ visit, salon, name, calendar }: BookingEmail): EmailDraft {
  const bySalon = visit.cancelledBy === 'salon';
  // Clients know their own reason; the salon's is the only explanation they get.
  const reason = bySalon && visit.cancelReason !== '' ? [`“${visit.cancelReason}”`] : [];
  return {
    subject: `Your visit on ${momentInWords(visit.startsAt, salon.timeZone)} is cancelled`,
    heading: 'Your visit is cancelled',
    paragraphs: [
      greeting(name),
      bySalon
        ? 'We are sorry, but we have had to cancel your visit.'
        : 'We have cancelled your visit, as you asked.',
      ...reason,
    ],
    rows: bookingRows(visit, salon),
    button: { label: 'Book another visit', url: `${salon.publicUrl}/book` },
    calendar: calendar('CANCEL'),
  };
}
