import { greeting } from '../email-templates/letter.js';
import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import { changeUntil, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingReassigned = ({ booking, letter, name, now, calendar }: BookingEmail): EmailBody => {
  const { words, moment, list } = letter;
  const names = list([...new Set(booking.lines.map(({ staffName }) => staffName))].map(isolated));
  return {
    subject: words.reassignedSubject({ when: moment(booking.startsAt) }),
    heading: words.reassigned({ names }),
    paragraphs: [greeting(name, letter), words.reassignedWhy({ names })],
    rows: bookingRows(booking, letter),
    button: ownBookings(letter),
    closing: changeUntil(booking, letter, now),
    calendar: calendar('REQUEST'),
  };
};
