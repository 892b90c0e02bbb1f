import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, bookingRows, changeUntil, nextSteps } from './booking-email.js';

/** To a client whose visit was booked in the salon's old system. */
export const bookingBroughtOver = (email: BookingEmail): EmailBody => {
  const { booking, letter, name } = email;
  return {
    subject: letter.words.broughtOverSubject({ when: letter.moment(booking.startsAt) }),
    heading: letter.words.broughtOver(),
    paragraphs: [greeting(name, letter), letter.words.broughtOverText()],
    rows: bookingRows(booking, letter),
    ...nextSteps(email),
    closing: changeUntil(email),
  };
};
