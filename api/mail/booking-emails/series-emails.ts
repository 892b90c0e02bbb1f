import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingFacts, clientTitleOf } from '../email-templates/booking-facts.js';
import { ownBookings } from './booking-email.js';
import { greeting, type Letter } from '../email-templates/letter.js';

/** The inputs of an email about several bookings of a series. */
export interface SeriesEmail {
  /** In order; at least one. */
  bookings: [BookingFacts, ...BookingFacts[]];
  letter: Letter;
  /** The client's name; empty if it is better left out. */
  name: string;
  /** A client without an account has no page of their own. */
  hasAccount: boolean;
  /** Each booking gets a reminder while it can still be changed online. */
  areReminded: boolean;
  calendar: NonNullable<EmailBody['calendar']>;
}

export const seriesConfirmed = (email: SeriesEmail): EmailBody => {
  const { bookings, letter } = email;
  const { words, moment } = letter;
  const when = moment(bookings[0].startsAt);
  return {
    ...inEach(email, words.thanksForSeries()),
    subject: words.seriesConfirmedSubject({ count: bookings.length, when }),
    heading: words.seriesConfirmed(),
  };
};

export const seriesMoved = (email: SeriesEmail): EmailBody => {
  const { bookings, letter } = email;
  const { words, moment } = letter;
  const when = moment(bookings[0].startsAt);
  return {
    ...inEach(email, words.weMovedSeries()),
    subject: words.seriesMovedSubject({ count: bookings.length, when }),
    heading: words.seriesMoved(),
  };
};

export const seriesCancelled = (email: SeriesEmail): EmailBody => {
  const { bookings, letter } = email;
  const { words, moment, page } = letter;
  const when = moment(bookings[0].startsAt);
  const { cancelReason } = bookings[0];
  return {
    ...inEach(email, words.weCancelledSeries()),
    ...(cancelReason !== '' && {
      paragraphs: [
        greeting(email.name, letter),
        words.weCancelledSeries(),
        words.quoted({ text: isolated(cancelReason) }),
      ],
    }),
    subject: words.seriesCancelledSubject({ count: bookings.length, when }),
    heading: words.seriesCancelled(),
    button: { label: words.bookAgain(), url: page('/book') },
  };
};

/** The common details: one line per date with its team members, and the services of each visit. */
function inEach(
  { bookings, letter, name, hasAccount, areReminded, calendar }: SeriesEmail,
  text: string,
): Pick<EmailBody, 'paragraphs' | 'rows' | 'button' | 'closing' | 'calendar'> {
  const { words, salon, moment, price } = letter;
  const [first] = bookings;
  const dates = bookings.map(({ startsAt, lines }) =>
    words.doneBy({
      what: moment(startsAt),
      staff: letter.list([...new Set(lines.map(({ staffName }) => isolated(staffName)))]),
    }),
  );
  const services = first.lines.map(({ addOns, ...line }) =>
    isolated([line, ...addOns].map(clientTitleOf).join(' + ')),
  );
  return {
    paragraphs: [greeting(name, letter), text],
    rows: [
      { label: words.when(), value: dates.join('\n') },
      { label: words.what(), value: services.join('\n') },
      { label: words.where(), value: isolated([salon.name, salon.address].filter(Boolean).join(', ')) },
      { label: words.priceEach(), value: price(first.totalPriceCents, first.priceKind, first.currency) },
    ],
    ...(hasAccount && { button: ownBookings(letter) }),
    ...(areReminded && { closing: [words.remindersHaveLinks()] }),
    calendar,
  };
}
