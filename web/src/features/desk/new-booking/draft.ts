import type { StaffMember } from '../../../api/models';
import type { DeskClient, DeskRequest } from '../../booking/bookings/models';
import { newLine, peopleFor, requestsOf, type DraftLine } from '../../booking/line-editor/draft-lines';
import type { DeskBookingsWords, NewBookingWords } from '../../../words/types.gen';
import { clientOf, knownClient, mistakesIn, newClient, type NewBooking } from '../desk-bookings/new-booking';
import type { BookingAddress } from './address';

/** A new booking in the drawer. */
export interface DrawerValues extends NewBooking {
  /** `asked`: still to be chosen. */
  who: 'asked' | 'known' | 'new' | 'walk-in';
  /** True while the first free time counts; false once a time was chosen or typed. */
  isProposed: boolean;
  /** The team member whose time was pressed in the diary, for services still to be chosen; empty for none. */
  wishedStaffId: string;
}

type KnownClient = Parameters<typeof knownClient>[0];

export function newDraft(
  { startsAt, staffId }: BookingAddress,
  client: KnownClient | undefined,
  day: string,
): DrawerValues {
  return {
    client: client ? knownClient(client) : newClient,
    who: client ? 'known' : 'asked',
    lines: [],
    startsAt,
    isProposed: startsAt === null,
    wishedStaffId: staffId ?? '',
    day,
    note: '',
    priceReason: '',
    sendsEmail: true,
  };
}

/** Adds a service with the wished-for person if they do it, or removes it. */
export function toggleService(
  lines: readonly DraftLine[],
  serviceId: string,
  wishedStaffId: string,
  staff: readonly StaffMember[],
): DraftLine[] {
  const others = lines.filter((line) => line.serviceId !== serviceId);
  if (others.length < lines.length) return others;
  return [...others, lineWith(serviceId, wishedStaffId, staff)];
}

function lineWith(serviceId: string, staffId: string, staff: readonly StaffMember[]): DraftLine {
  const line = { ...newLine(), serviceId };
  return { ...line, staffId: peopleFor(staff, line).some(({ _id }) => _id === staffId) ? staffId : '' };
}

/** The lines with this person, where they do the service. */
export const allWith = (
  lines: readonly DraftLine[],
  staffId: string,
  staff: readonly StaffMember[],
): DraftLine[] =>
  lines.map((line) =>
    peopleFor(staff, line).some(({ _id }) => _id === staffId) ? { ...line, staffId } : line,
  );

/** Errors in the draft, by field name. */
export function mistakesOf(
  words: DeskBookingsWords & Pick<NewBookingWords, 'chooseClient'>,
  values: DrawerValues,
  staff: readonly StaffMember[],
): Record<string, string> {
  const isTimeNext = values.lines.length === 0;
  const { startsAt, ...ofLines } = mistakesIn(words, values, staff);
  return {
    ...ofLines,
    ...(values.who === 'asked' && { 'client.name': words.chooseClient() }),
    ...(isTimeNext ? { lines: words.chooseService() } : startsAt && { startsAt }),
  };
}

/** @param walkIn what a walk-in is called in the diary */
function whomOf({ who, client }: DrawerValues, walkIn: string): DeskClient {
  return who === 'walk-in' ? { name: walkIn, isWalkIn: true } : clientOf(client);
}

export function requestIn(values: DrawerValues, startsAt: string, walkIn: string): DeskRequest {
  const { lines, note, sendsEmail } = values;
  return {
    lines: requestsOf(lines),
    startsAt,
    client: whomOf(values, walkIn),
    sendLetter: sendsEmail,
    ...(note.trim() && { note: note.trim() }),
  };
}
