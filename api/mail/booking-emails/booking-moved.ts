import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { changeUntil, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingMoved = ({ booking, letter, name, now, calendar }: BookingEmail): EmailBody => ({
  subject: letter.words.movedSubject({ when: letter.moment(booking.startsAt) }),
  heading: letter.words.moved(),
  paragraphs: [greeting(name, letter), letter.words.weMovedIt()],
  rows: bookingRows(booking, letter),
  button: ownBookings(letter),
  closing: changeUntil(booking, letter, now),
  calendar: calendar('REQUEST'),
});
