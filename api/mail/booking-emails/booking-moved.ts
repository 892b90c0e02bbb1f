import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, bookingRows, changeUntil, nextSteps } from './booking-email.js';

export const bookingMoved = (email: BookingEmail): EmailBody => {
  const { booking, letter, name, heard, calendar } = email;
  const [when, ...rows] = bookingRows(booking, letter);
  const isOtherTime = heard !== null && new Date(heard.startsAt).getTime() !== booking.startsAt.getTime();
  const former = isOtherTime
    ? [{ label: letter.words.formerTime(), value: letter.moment(heard.startsAt) }]
    : [];
  return {
    subject: letter.words.movedSubject({ when: letter.moment(booking.startsAt) }),
    heading: letter.words.moved(),
    paragraphs: [greeting(name, letter), letter.words.weMovedIt()],
    rows: [...(when ? [when] : []), ...former, ...rows],
    ...nextSteps(email),
    closing: changeUntil(email),
    calendar: calendar('REQUEST'),
  };
};
