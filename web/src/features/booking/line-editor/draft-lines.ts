import type { StaffMember } from '../../../api/models';
import { randomId } from '../../../lib/random-id';
import { addUp, cartLines, estimate, peopleForAll, type CartLine, type Estimate } from '../bookings/cart';
import type { LineRequest } from '../bookings/models';
import type { DeskBookingsWords } from '../../../words/types.gen';

/** One service of a booking in the desk's form. */
export interface DraftLine {
  key: string;
  /** Empty until it is chosen. */
  serviceId: string;
  /** Empty for anyone. */
  staffId: string;
  addOnIds: readonly string[];
  /** The booked line that it corrects; left out for an added one. */
  bookedId?: string;
  /** In a correction: a typed duration and price; empty for the planned ones. */
  minutes: string;
  price: string;
}

type Sold = CartLine['service'];
type Person = Pick<StaffMember, '_id' | 'name' | 'offers'>;

/** The most lines that a booking may have. */
export const MOST_LINES = 5;

export const newLine = (staffId = ''): DraftLine => ({
  key: randomId(),
  serviceId: '',
  staffId,
  addOnIds: [],
  minutes: '',
  price: '',
});

/** The line with another service and without the previous add-ons. */
export const withService = (line: DraftLine, serviceId: string): DraftLine => ({
  ...line,
  serviceId,
  addOnIds: [],
  minutes: '',
  price: '',
});

/** The options for a line: a booking has each service only once. */
export const choosable = <Kind extends Sold>(
  services: readonly Kind[],
  lines: readonly DraftLine[],
  { key }: DraftLine,
): Kind[] =>
  services.filter(({ _id }) => !lines.some((other) => other.key !== key && other.serviceId === _id));

/** Those who do a line's service; the whole team before one is chosen. */
export const peopleFor = <Member extends Person>(
  staff: readonly Member[],
  { serviceId }: DraftLine,
): Member[] => (serviceId ? peopleForAll(staff, [serviceId]) : [...staff]);

/** Errors in a line, by field. */
export function mistakesOf(
  words: DeskBookingsWords,
  line: DraftLine,
  staff: readonly Person[],
): { serviceId?: string; staffId?: string } {
  if (!line.serviceId) return { serviceId: words.chooseService() };
  const person = staff.find(({ _id }) => _id === line.staffId);
  return person && !peopleFor(staff, line).includes(person)
    ? { staffId: words.chooseSomeoneElse({ name: person.name }) }
    : {};
}

export const requestsOf = (lines: readonly DraftLine[]): LineRequest[] =>
  lines.map(({ serviceId, staffId, addOnIds }) => ({
    serviceId,
    staffId: staffId || null,
    addOnIds: [...addOnIds],
  }));

/** The request for free times; null until a service is chosen. */
export function wantedOf(
  lines: readonly DraftLine[],
): { services: string; staff: string; addOns?: string } | null {
  const chosen = lines.filter(({ serviceId }) => serviceId);
  if (chosen.length === 0) return null;
  const addOnIds = chosen.flatMap((line) => line.addOnIds);
  return {
    services: chosen.map(({ serviceId }) => serviceId).join(','),
    staff: chosen.map(({ staffId }) => staffId || 'any').join(','),
    ...(addOnIds.length > 0 && { addOns: addOnIds.join(',') }),
  };
}

/** The price and duration of the booking with these team members. */
export const estimateOf = (
  lines: readonly DraftLine[],
  services: readonly Sold[],
  staff: readonly Person[],
): Estimate =>
  addUp(
    lines.map(({ serviceId, staffId, addOnIds }) => {
      const person = staff.find(({ _id }) => _id === staffId);
      return estimate(cartLines(services, [serviceId], addOnIds), person ? [person] : staff);
    }),
  );
