import type { LocalDate } from '../../../common/time/local-date.js';
import { freeStarts, type LineToPlan, planBooking, type PlannedLine } from './planning.js';
import { byPreference } from './preference.js';
import type { Asking, PlannedDays } from './planned-days.js';

/** A booking affected by someone's sick day. */
export interface BookingToPlace extends Asking {
  readonly startsAt: number;
  readonly day: LocalDate;
  /** The team member who is away. */
  readonly staffId: string;
  /** The absent person's lines, by index in the booking. */
  readonly away: readonly number[];
  /** At its current time: each line stays, with every colleague who could do the absent person's lines. */
  readonly inPlace: readonly LineToPlan[];
  /** At any other time: the same, including the absent person, who may be back by then. */
  readonly elsewhere: readonly LineToPlan[];
  /** The client asked for the person who is away. */
  readonly isPersonWanted: boolean;
  /** The time already held for its client, which stays. */
  readonly held: readonly PlannedLine[] | null;
}

/** One outcome for a booking: the same time with colleagues, another time, or neither. */
export type Proposal =
  | { readonly what: 'hand-over' | 'move'; readonly lines: readonly PlannedLine[] }
  | { readonly what: 'cancel' };

/** The proposal, and the alternatives, best first. */
export interface Proposals {
  readonly proposal: Proposal;
  readonly others: readonly Proposal[];
}

interface Search {
  /** The days on which a booking may be placed, from its own day on, in order. */
  readonly daysFrom: (day: LocalDate) => readonly LocalDate[];
  /** The same time of day on another day. */
  readonly sameTimeOn: (day: LocalDate, startsAt: number) => number;
  /** No client is asked to come earlier than this. */
  readonly notBefore: number;
}

const cancelProposal: Proposal = { what: 'cancel' };

/** A few to offer on the phone, on one day and the next. */
const MAX_TIMES = 4;
const MAX_TIMES_A_DAY = 2;

/**
 * One proposal per booking, by id, chosen so that all fit together in whatever order they are carried out. Bookings
 * that keep their time come first: day by day, and within a day the one with the fewest options left. The rest get
 * the nearest other time, earliest booking first; whatever is left is cancelled.
 */
export function proposalsFor(
  bookings: readonly BookingToPlace[],
  days: PlannedDays,
  search: Search,
): Map<string, Proposals> {
  const found = new Map<string, Proposal>();
  const settle = (booking: BookingToPlace, proposal: Proposal) => {
    found.set(booking.id, proposal);
    if (proposal.what !== 'cancel') days.place(booking, proposal.lines);
  };
  const heldBookings = bookings.flatMap((booking) =>
    booking.held ? [{ booking, lines: booking.held }] : [],
  );
  for (const { booking, lines } of heldBookings) {
    settle(booking, { what: lines[0]?.startsAt === booking.startsAt ? 'hand-over' : 'move', lines });
  }
  for (const day of new Set(bookings.map((booking) => booking.day))) {
    keepTimes(
      bookings.filter((booking) => booking.day === day && !found.has(booking.id)),
      days,
      settle,
    );
  }
  const left = bookings.filter(({ id }) => !found.has(id)).toSorted(byStart);
  for (const booking of left) settle(booking, timesFor(booking, days, search, 1)[0] ?? cancelProposal);

  return new Map(
    bookings.map((booking) => {
      const proposal = found.get(booking.id) ?? cancelProposal;
      const others = [
        ...waysInPlace(booking, days),
        ...timesFor(booking, days, search, MAX_TIMES),
        cancelProposal,
      ].filter((other) => !isSame(other, proposal));
      return [booking.id, { proposal, others }];
    }),
  );
}

const byStart = (one: BookingToPlace, other: BookingToPlace) => one.startsAt - other.startsAt;

/** Proposes the current time to those bookings of one day for which colleagues are free. */
function keepTimes(
  ofDay: readonly BookingToPlace[],
  days: PlannedDays,
  settle: (booking: BookingToPlace, proposal: Proposal) => void,
): void {
  let left = ofDay.toSorted(byStart);
  while (left.length > 0) {
    const [next] = left
      .map((booking) => ({ booking, ways: waysInPlace(booking, days) }))
      .filter(({ ways }) => ways.length > 0)
      .toSorted((one, other) => one.ways.length - other.ways.length);
    const [way] = next?.ways ?? [];
    if (!next || !way) return;
    settle(next.booking, way);
    left = left.filter(({ id }) => id !== next.booking.id);
  }
}

/** The same time with each colleague who can do all of it; failing that, with several. Least busy first. */
function waysInPlace(booking: BookingToPlace, days: PlannedDays): Proposal[] {
  const { inPlace, away, startsAt } = booking;
  const day = days.dayFor(booking, booking.day);
  if (!day) return [];
  const atOnce = { ...day, gridStarts: [startsAt] };
  const plan = (lines: readonly LineToPlan[]) =>
    planBooking({ lines, day: atOnce, startsAt, notBefore: startsAt });
  const doing = new Set(away.flatMap((at) => inPlace[at]?.options.map(({ staffId }) => staffId) ?? []));
  const colleagues = [...day.staff.values()].filter(({ staffId }) => doing.has(staffId)).sort(byPreference);
  const alone = colleagues.flatMap(({ staffId }) => {
    const lines = plan(onlyBy(staffId, inPlace, away));
    return lines ? [lines] : [];
  });
  const together = alone.length > 0 ? null : plan(inPlace);
  return (together ? [together] : alone).map((lines) => ({ what: 'hand-over', lines }));
}

/** The nearest other times: first on the same day, then day by day around the same time of day. */
function timesFor(
  booking: BookingToPlace,
  days: PlannedDays,
  { daysFrom, sameTimeOn, notBefore }: Search,
  most: number,
): Proposal[] {
  const { elsewhere, away, staffId, isPersonWanted } = booking;
  const own = isPersonWanted ? onlyBy(staffId, elsewhere, away) : null;
  const found: Proposal[] = [];
  for (const localDay of daysFrom(booking.day)) {
    const day = days.dayFor(booking, localDay);
    if (!day) continue;
    const wanted = sameTimeOn(localDay, booking.startsAt);
    const starts = freeStarts({ lines: elsewhere, day, notBefore })
      .filter((start) => start !== booking.startsAt)
      .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || other - one)
      .slice(0, MAX_TIMES_A_DAY);
    for (const startsAt of starts) {
      const plan = (lines: readonly LineToPlan[]) => planBooking({ lines, day, startsAt, notBefore });
      const lines = (own && plan(own)) ?? plan(elsewhere);
      if (lines) found.push({ what: 'move', lines });
      if (found.length === most) return found;
    }
  }
  return found;
}

/** The absent person's lines done by one colleague; the others unchanged. */
const onlyBy = (staffId: string, lines: readonly LineToPlan[], away: readonly number[]): LineToPlan[] =>
  lines.map((line, at) =>
    away.includes(at)
      ? { ...line, options: line.options.filter((option) => option.staffId === staffId) }
      : line,
  );

function isSame(one: Proposal, other: Proposal): boolean {
  if (one.what === 'cancel' || other.what === 'cancel') return one.what === other.what;
  return (
    one.lines.length === other.lines.length &&
    one.lines.every(({ staffId, startsAt }, at) => {
      const line = other.lines[at];
      return line?.staffId === staffId && line.startsAt === startsAt;
    })
  );
}
