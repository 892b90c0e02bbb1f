import { momentInWords } from './domain/wording.js';
import type { EmailDraft } from './email.js';
import { changeUntil, greeting, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingReassigned = ({ booking, salon, name, now, calendar }: BookingEmail): EmailDraft => {
  const names = [...new Set(booking.lines.map(({ staffName }) => staffName))].join(' and ');
  return {
    subject: `A change to your booking on ${momentInWords(booking.startsAt, salon.timeZone)}`,
    heading: `${names} will look after you`,
    paragraphs: [
      greeting(name),
      `Your time stays the same. The team member you had booked is away then, so ${names} will see you instead.`,
    ],
    rows: bookingRows(booking, salon),
    button: ownBookings(salon),
    closing: changeUntil(booking, salon, now),
    calendar: calendar('REQUEST'),
  };
};
