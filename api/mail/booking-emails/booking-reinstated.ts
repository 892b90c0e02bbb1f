import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { changeUntil, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

/** Takes a cancellation back that the client has been told of. */
export const bookingReinstated = ({ booking, letter, name, now, calendar }: BookingEmail): EmailBody => ({
  subject: letter.words.reinstatedSubject({ when: letter.moment(booking.startsAt) }),
  heading: letter.words.reinstated(),
  paragraphs: [greeting(name, letter), letter.words.reinstatedText()],
  rows: bookingRows(booking, letter),
  button: ownBookings(letter),
  closing: changeUntil(booking, letter, now),
  calendar: calendar('REQUEST'),
});
