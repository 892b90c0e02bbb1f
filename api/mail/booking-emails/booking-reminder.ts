import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { changeUntil, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';

export const bookingReminder = ({ booking, letter, name, now }: BookingEmail): EmailBody => ({
  subject: letter.words.reminderSubject({ when: letter.moment(booking.startsAt) }),
  heading: letter.words.seeYouSoon(),
  paragraphs: [greeting(name, letter), letter.words.reminderText()],
  rows: bookingRows(booking, letter),
  button: ownBookings(letter),
  closing: changeUntil(booking, letter, now),
});
