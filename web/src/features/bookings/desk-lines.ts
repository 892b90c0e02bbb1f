import type { Service, StaffMember } from '../../api/models';
import { randomId } from '../../lib/random-id';
import { addUp, cartLines, estimate, peopleForAll, type Estimate } from './cart';
import type { LineRequest } from './models';

/** One service of a visit as the desk writes it down. */
export interface DeskLine {
  key: string;
  /** Empty until it is chosen. */
  serviceId: string;
  /** Empty for anyone. */
  staffId: string;
  addOnIds: readonly string[];
}

type Sold = Pick<Service, '_id' | 'title' | 'price' | 'priceKind' | 'durationMinutes' | 'addOns'>;
type Person = Pick<StaffMember, '_id' | 'name' | 'offers'>;

/** As many as one visit may have. */
export const mostLines = 5;

export const newLine = (staffId = ''): DeskLine => ({
  key: randomId(),
  serviceId: '',
  staffId,
  addOnIds: [],
});

/** Another service, with the add-ons that come with it. */
export const withService = (line: DeskLine, serviceId: string): DeskLine => ({
  ...line,
  serviceId,
  addOnIds: [],
});

/** What can be chosen for a line: each service once in a visit. */
export const choosable = <Kind extends Sold>(
  services: readonly Kind[],
  lines: readonly DeskLine[],
  { key }: DeskLine,
): Kind[] =>
  services.filter(({ _id }) => !lines.some((other) => other.key !== key && other.serviceId === _id));

/** Who does the service of a line; everybody before it is chosen. */
export const peopleFor = <Member extends Person>(
  staff: readonly Member[],
  { serviceId }: DeskLine,
): Member[] => (serviceId ? peopleForAll(staff, [serviceId]) : [...staff]);

/** Why a line cannot be booked as it stands, field by field. */
export function mistakesOf(
  line: DeskLine,
  staff: readonly Person[],
): { serviceId?: string; staffId?: string } {
  if (!line.serviceId) return { serviceId: 'Service is Required' };
  const person = staff.find(({ _id }) => _id === line.staffId);
  return person && !peopleFor(staff, line).includes(person)
    ? { staffId: `${person.name} does not do this. Choose somebody else` }
    : {};
}

export const requestsOf = (lines: readonly DeskLine[]): LineRequest[] =>
  lines.map(({ serviceId, staffId, addOnIds }) => ({
    serviceId,
    staffId: staffId || null,
    addOnIds: [...addOnIds],
  }));

/** What to ask the diary for; null until a service is chosen. */
export function wantedOf(
  lines: readonly DeskLine[],
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

/** What the visit costs and takes with these people. */
export const estimateOf = (
  lines: readonly DeskLine[],
  services: readonly Sold[],
  staff: readonly Person[],
): Estimate =>
  addUp(
    lines.map(({ serviceId, staffId, addOnIds }) => {
      const person = staff.find(({ _id }) => _id === staffId);
      return estimate(cartLines(services, [serviceId], addOnIds), person ? [person] : staff);
    }),
  );
