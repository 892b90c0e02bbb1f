import { greeting } from '../email-templates/letter.js';
import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, bookingRows, changeUntil, nextSteps } from './booking-email.js';

export const bookingReassigned = (email: BookingEmail): EmailBody => {
  const { booking, letter, name, calendar } = email;
  const { words, moment, list } = letter;
  const names = list([...new Set(booking.lines.map(({ staffName }) => staffName))].map(isolated));
  return {
    subject: words.reassignedSubject({ when: moment(booking.startsAt) }),
    heading: words.reassigned({ names }),
    paragraphs: [greeting(name, letter), words.reassignedWhy({ names })],
    rows: bookingRows(booking, letter),
    ...nextSteps(email),
    closing: changeUntil(email),
    calendar: calendar('REQUEST'),
  };
};
