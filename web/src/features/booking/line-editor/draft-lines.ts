import type { StaffMember } from '../../../api/models';
import { randomId } from '../../../lib/random-id';
import { addUp, cartLines, estimate, peopleForAll, type CartLine, type Estimate } from '../bookings/cart';
import type { LineRequest } from '../bookings/models';
import type { DeskBookingsWords } from '../../../words/types.gen';

/** One service of a booking while the desk fills in the form. */
export interface DraftLine {
  key: string;
  /** Empty until it is chosen. */
  serviceId: string;
  /** Empty for anyone. */
  staffId: string;
  addOnIds: readonly string[];
  /** The line of the booking that it corrects; left out for a further one. */
  bookedId?: string;
  /** Of a correction: a length and a price that somebody has typed; empty as planned. */
  minutes: string;
  price: string;
}

type Sold = CartLine['service'];
type Person = Pick<StaffMember, '_id' | 'name' | 'offers'>;

/** As many as one booking may have. */
export const MOST_LINES = 5;

export const newLine = (staffId = ''): DraftLine => ({
  key: randomId(),
  serviceId: '',
  staffId,
  addOnIds: [],
  minutes: '',
  price: '',
});

/** The line with another service, without the add-ons of the one before. */
export const withService = (line: DraftLine, serviceId: string): DraftLine => ({
  ...line,
  serviceId,
  addOnIds: [],
  minutes: '',
  price: '',
});

/** What can be chosen for a line: each service once in a booking. */
export const choosable = <Kind extends Sold>(
  services: readonly Kind[],
  lines: readonly DraftLine[],
  { key }: DraftLine,
): Kind[] =>
  services.filter(({ _id }) => !lines.some((other) => other.key !== key && other.serviceId === _id));

/** Who does the service of a line; the whole team before it is chosen. */
export const peopleFor = <Member extends Person>(
  staff: readonly Member[],
  { serviceId }: DraftLine,
): Member[] => (serviceId ? peopleForAll(staff, [serviceId]) : [...staff]);

/** What is wrong with a line, field by field. */
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

/** What to ask free times for; null until a service is chosen. */
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

/** What the booking costs and how long it takes with these team members. */
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
