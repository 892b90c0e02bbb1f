import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, bookingRows, changeUntil, nextSteps } from './booking-email.js';

/** Withdraws a cancellation that the client was told about. */
export const bookingReinstated = (email: BookingEmail): EmailBody => {
  const { booking, letter, name, calendar } = email;
  return {
    subject: letter.words.reinstatedSubject({ when: letter.moment(booking.startsAt) }),
    heading: letter.words.reinstated(),
    paragraphs: [greeting(name, letter), letter.words.reinstatedText()],
    rows: bookingRows(booking, letter),
    ...nextSteps(email),
    closing: changeUntil(email),
    calendar: calendar('REQUEST'),
  };
};
