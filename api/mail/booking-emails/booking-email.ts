import { fromTheLeft, isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody, EmailLink } from '../email-templates/email.js';
import { type BookingFacts, clientTitleOf } from '../email-templates/booking-facts.js';
import type { HeardTerms } from '../email-templates/heard-terms.js';
import type { Letter } from '../email-templates/letter.js';

/** The inputs of an email about a booking. */
export interface BookingEmail {
  booking: BookingFacts;
  letter: Letter;
  /** The client's name; empty if it is better left out. */
  name: string;
  now: Date;
  /**
   * The link with which the client moves or cancels it without logging in; null if they can't, or it is better left
   * out.
   */
  changeUrl: string | null;
  /** The booking as the client knew it before a change; null if the email is not about one, or if unknown. */
  heard: HeardTerms | null;
  calendar: (method: 'REQUEST' | 'CANCEL') => NonNullable<EmailBody['calendar']>;
}

/** Time and services. */
export function visitRows({ startsAt, lines }: BookingFacts, { words, moment }: Letter) {
  const services = lines.map(({ staffName, addOns, ...line }) =>
    words.doneBy({
      what: isolated([line, ...addOns].map(clientTitleOf).join(' + ')),
      staff: isolated(staffName),
    }),
  );
  return [
    { label: words.when(), value: moment(startsAt) },
    { label: words.what(), value: services.join('\n') },
  ];
}

/** Time, services, people, duration, place and price. */
export function bookingRows(booking: BookingFacts, letter: Letter): { label: string; value: string }[] {
  const { startsAt, endsAt, totalPriceCents, priceKind, currency, reference } = booking;
  const { words, salon, price, duration } = letter;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return [
    ...visitRows(booking, letter),
    { label: words.howLong(), value: duration(minutes) },
    { label: words.where(), value: isolated([salon.name, salon.address].filter(Boolean).join(', ')) },
    { label: words.price(), value: price(totalPriceCents, priceKind, currency) },
    { label: words.reference(), value: fromTheLeft(reference) },
  ];
}

/** The link, while it can still be used. */
const openLinkOf = ({ booking, now, changeUrl }: BookingEmail): string | null =>
  booking.status === 'confirmed' && now <= booking.cancellationDeadline ? changeUrl : null;

/** Deadline for changes online, with the links that allow them; nothing once it has passed. */
export function changeUntil(email: BookingEmail): string[] {
  const {
    booking: { cancellationDeadline },
    letter: { words, moment },
    now,
  } = email;
  if (cancellationDeadline <= now) return [];
  const until = words.changeUntil({ until: moment(cancellationDeadline) });
  return openLinkOf(email) === null ? [until] : [until, words.linksNeedNoLogIn()];
}

/** URL of the client's bookings. */
export const ownBookings = ({ words, page }: Letter): EmailLink => ({
  label: words.seeMyBookings(),
  url: page('/dashboard/booking'),
});

/** The client's next steps: move or cancel by links, add to a calendar, call, find the way. */
export function nextSteps(email: BookingEmail): Pick<EmailBody, 'button' | 'secondButton' | 'links'> {
  const { letter } = email;
  const { words, salon } = letter;
  const toSalon: EmailLink[] = [
    ...(/\d/.test(salon.phone)
      ? [{ label: words.callUs({ phone: fromTheLeft(salon.phone) }), url: phoneUrl(salon.phone) }]
      : []),
    ...(salon.mapUrl === null ? [] : [{ label: words.directions(), url: salon.mapUrl }]),
  ];
  const link = openLinkOf(email);
  if (link === null) return { button: ownBookings(letter), links: toSalon };
  // The secret stays behind the #; the action goes before it.
  const to = (verb: string) => link.replace('#', `?do=${verb}#`);
  return {
    button: { label: words.moveIt(), url: to('move') },
    secondButton: { label: words.cancelIt(), url: to('cancel') },
    links: [{ label: words.addToCalendar(), url: link }, ...toSalon, ownBookings(letter)],
  };
}

/** The URL that dials a number, however it is written. */
const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
