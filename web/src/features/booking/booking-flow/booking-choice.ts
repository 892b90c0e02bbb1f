import type { Salon, StaffMember } from '../../../api/models';
import type { Formats } from '../../../lib/formats';
import type { BookWords } from '../../../words/types.gen';
import { addUp, cartLines, estimate, peopleForAll, type CartLine, type Estimate } from '../bookings/cart';
import type { FlowState } from './flow-state';
import type { HeldBooking, BookingRequest } from '../bookings/models';
import { priceText } from '../bookings/estimate-text';
import type { SummaryFacts } from './summary-facts';

/** The URL's choice, matched with what the salon offers now. */
export interface BookingChoice<Member> {
  lines: readonly CartLine[];
  serviceIds: readonly string[];
  addOnIds: readonly string[];
  /** The team members who do every service. */
  people: readonly Member[];
  /** The requested person, if they do every service; null for anyone. */
  person: Member | null;
  /** The team members who do each service, line by line. */
  choices: readonly (readonly Member[])[];
  /** The only person who does any of it; null if there is a choice. */
  only: Member | null;
  /** The requested person for each line; null for anyone. */
  performers: readonly (Member | null)[];
  estimate: Estimate;
  /** The request to hold and book; null until a time is chosen. */
  request: BookingRequest | null;
}

type Person = Pick<StaffMember, '_id' | 'name' | 'offers'>;

/** Leaves out what the salon no longer offers; anyone does a line that its named person does not do. */
export function bookingChoice<Member extends Person>(
  flow: Pick<FlowState, 'serviceIds' | 'addOnIds' | 'staffId' | 'team' | 'startsAt'> &
    Partial<Pick<FlowState, 'personId'>>,
  services: readonly CartLine['service'][],
  staff: readonly Member[],
): BookingChoice<Member> {
  const lines = cartLines(services, flow.serviceIds, flow.addOnIds);
  const serviceIds = lines.map(({ service }) => service._id);
  const people = peopleForAll(staff, serviceIds);
  const person = people.find(({ _id }) => _id === flow.staffId) ?? null;
  const choices = serviceIds.map((id) => peopleForAll(staff, [id]));
  const performers = serviceIds.map((id, index) => {
    const asked = flow.team ? flow.team[flow.serviceIds.indexOf(id)] : flow.staffId;
    return choices[index]?.find((member) => member._id === asked) ?? null;
  });
  const [onlyMember = null, ...others] = new Set(choices.flat());
  const request = lines.map(({ service, addOns }, index) => ({
    serviceId: service._id,
    staffId: performers[index]?._id ?? null,
    addOnIds: addOns.map(({ _id }) => _id),
  }));
  return {
    lines,
    serviceIds,
    addOnIds: lines.flatMap(({ addOns }) => addOns.map(({ _id }) => _id)),
    people,
    person,
    choices,
    only: others.length === 0 ? onlyMember : null,
    performers,
    estimate: addUp(lines.map((line, index) => estimate([line], orElse(performers[index], staff)))),
    request:
      flow.startsAt && lines.length > 0
        ? { lines: request, startsAt: flow.startsAt, ...(flow.personId && { personId: flow.personId }) }
        : null,
  };
}

const orElse = <Member>(performer: Member | null | undefined, everybody: readonly Member[]) =>
  performer ? [performer] : everybody;

/** The people whose free times to request: anyone's, one team member's, or one person per service. */
export function staffOf({ performers }: Pick<BookingChoice<Person>, 'performers'>): string | null {
  const ids = performers.map((performer) => performer?._id ?? null);
  const [only = null, ...others] = new Set(ids);
  return others.length === 0 ? only : ids.map((id) => id ?? 'any').join(',');
}

/** "Ana", "Ana and Bea", "Ana and anyone"; null if no one was requested. */
export function namesOf(
  words: Pick<BookWords, 'anyoneInList'>,
  { formatList }: Pick<Formats, 'formatList'>,
  { performers }: Pick<BookingChoice<Person>, 'performers'>,
): string | null {
  if (performers.every((performer) => performer === null)) return null;
  return formatList([...new Set(performers.map((performer) => performer?.name ?? words.anyoneInList()))]);
}

/** The current choice in words. @param priceThen the price at the chosen time; null until known */
export function factsOfChoice(
  words: BookWords,
  formats: Formats,
  choice: BookingChoice<Person>,
  { timeZone, currency }: Pick<Salon, 'timeZone' | 'currency'>,
  priceThen: number | null = null,
): SummaryFacts | null {
  const { lines, choices, performers, estimate: known, only, request } = choice;
  if (lines.length === 0) return null;
  const total = priceThen === null ? known : { price: priceThen, priceKind: pricingOf(lines) };
  return {
    lines: lines.map((line, index) => {
      const own = estimate([line], orElse(performers[index], choices[index] ?? []));
      const { price, priceKind } = lines.length === 1 ? total : own;
      return {
        id: line.service._id,
        title: line.service.title,
        price: priceText(formats, price, priceKind, currency),
        addOns: line.addOns.map(({ title }) => title),
      };
    }),
    withWhom: namesOf(words, formats, choice) ?? only?.name ?? words.anyone(),
    when: request && whenText(formats, request.startsAt, timeZone),
    length: formats.formatDurations(known.minMinutes, known.maxMinutes),
    total: priceText(formats, total.price, total.priceKind, currency),
  };
}

/** True if a booking of these services has an exact price once its team members are known. */
export const pricingOf = (lines: readonly CartLine[]): Estimate['priceKind'] =>
  lines.some(({ service }) => service.priceKind === 'from') ? 'from' : 'fixed';

/** The parts of a booking that the last step shows. */
export type CheckedBooking = Pick<
  HeldBooking,
  'startsAt' | 'endsAt' | 'currency' | 'cancellationDeadline'
> & {
  lines: readonly HeldBooking['lines'][number][];
};

/**
 * The booking as it will probably be held, to keep its room free; null without a time. Where anyone may do it, it has
 * the longest name.
 */
export function expectedBooking(
  { lines, choices, performers, estimate: { minMinutes }, request }: BookingChoice<Person>,
  { currency, cancellationNoticeMinutes }: Pick<Salon, 'currency' | 'cancellationNoticeMinutes'>,
): CheckedBooking | null {
  if (!request) return null;
  const minutesLater = (minutes: number) =>
    new Date(Date.parse(request.startsAt) + minutes * 60_000).toISOString();
  return {
    startsAt: request.startsAt,
    endsAt: minutesLater(minMinutes),
    currency,
    cancellationDeadline: minutesLater(-cancellationNoticeMinutes),
    lines: lines.map((line, index) => {
      const people = choices[index] ?? [];
      const [longest] = people.toSorted((one, other) => other.name.length - one.name.length);
      const { price, priceKind, minMinutes: minutes } = estimate([line], orElse(performers[index], people));
      return {
        serviceId: line.service._id,
        title: line.service.title,
        startsAt: request.startsAt,
        endsAt: minutesLater(minutes),
        price,
        priceKind,
        anyStaff: !performers[index],
        staff: { _id: '', name: (performers[index] ?? longest)?.name ?? '' },
        addOns: [...line.addOns],
      };
    }),
  };
}

/** The booking as held, with its team members and prices. */
export function factsOfHold(formats: Formats, booking: HeldBooking, timeZone: string): SummaryFacts {
  const minutes = Math.round((Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000);
  return {
    lines: booking.lines.map((line) => ({
      id: line.serviceId,
      title: line.title,
      price: priceText(formats, line.price, line.priceKind, booking.currency),
      addOns: line.addOns.map(({ title }) => title),
    })),
    withWhom: [...new Set(booking.lines.map(({ staff }) => staff.name))].join(', '),
    when: whenText(formats, booking.startsAt, timeZone),
    length: formats.formatDuration(minutes),
    total: priceText(formats, booking.totalPrice, booking.priceKind, booking.currency),
  };
}

function whenText({ formatShortDay, formatTime }: Formats, startsAt: string, timeZone: string): string {
  return `${formatShortDay(startsAt, timeZone)}, ${formatTime(startsAt, timeZone)}`;
}

/** A one-line summary of the booking, for the bar at the bottom of a narrow window. */
export function gistOf(
  words: BookWords,
  { lines, when, length, total }: SummaryFacts,
): { title: string; details: string[] } {
  const [first, ...others] = lines;
  const title = first?.title ?? '';
  return {
    title: others.length > 0 ? words.andMore({ title, count: others.length }) : title,
    details: [when ?? length, total],
  };
}
