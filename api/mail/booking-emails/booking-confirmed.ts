import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, bookingRows, changeUntil, nextSteps } from './booking-email.js';

export const bookingConfirmed = (email: BookingEmail): EmailBody => {
  const { booking, letter, name, calendar } = email;
  return {
    subject: letter.words.confirmedSubject({ when: letter.moment(booking.startsAt) }),
    heading: letter.words.confirmed(),
    paragraphs: [greeting(name, letter), letter.words.thanksForBooking()],
    rows: bookingRows(booking, letter),
    ...nextSteps(email),
    closing: changeUntil(email),
    calendar: calendar('REQUEST'),
  };
};
