import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { greeting, type BookingEmail, bookingRows } from './booking-email.js';

export function bookingCancelled({ booking, salon, name, calendar }: BookingEmail): EmailDraft {
  const bySalon = booking.cancelledBy === 'salon';
  // Clients know their own reason; the salon's is the only explanation they get.
  const reason = bySalon && booking.cancelReason !== '' ? [`“${booking.cancelReason}”`] : [];
  return {
    subject: `Your booking on ${momentInWords(booking.startsAt, salon.timeZone)} has been cancelled`,
    heading: 'Your booking has been cancelled',
    paragraphs: [
      greeting(name),
      bySalon
        ? 'We are sorry, but we have had to cancel your booking.'
        : 'We have cancelled your booking, as you asked.',
      ...reason,
    ],
    rows: bookingRows(booking, salon),
    button: { label: 'Book again', url: `${salon.publicUrl}/book` },
    calendar: calendar('CANCEL'),
  };
}
