import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, bookingRows, changeUntil, nextSteps } from './booking-email.js';

export const bookingReminder = (email: BookingEmail): EmailBody => {
  const { booking, letter, name } = email;
  return {
    subject: letter.words.reminderSubject({ when: letter.moment(booking.startsAt) }),
    heading: letter.words.seeYouSoon(),
    paragraphs: [greeting(name, letter), letter.words.reminderText()],
    rows: bookingRows(booking, letter),
    ...nextSteps(email),
    closing: changeUntil(email),
  };
};
