import { type Interval, merge } from '../../../common/time/interval.js';
import { fewestObstacles, type PersonDay, type Way } from './obstacles.js';

/** Something that takes up a person's time. Parts of one booking share its id. */
export interface TakenPart extends Interval {
  readonly bookingId: string | null;
}

/** Another way to fit the booking in: a colleague at the same start, or the wait during someone else's treatment. */
export interface WayIn {
  readonly staffId: string;
  readonly startsAt: number;
  /** The booking whose wait is used; null for a colleague at the same start. */
  readonly waitsInBookingId: string | null;
}

export interface WaysInQuestion<Taken extends TakenPart> {
  /** The lines in order, each with everyone who does it, in the salon's order. */
  readonly lines: readonly (readonly Way[])[];
  readonly startsAt: number;
  readonly people: ReadonlyMap<string, PersonDay<Taken>>;
  /** The people asked for, whose waits are searched. Null for anyone. */
  readonly asked: ReadonlySet<string> | null;
  /** Times of the client's other bookings. */
  readonly clientBusy: readonly Interval[];
  readonly now: number;
}

const STEP_MINUTES = 5;
/** A client on the phone who says noon does not mean the evening. */
const NEAR_MINUTES = 120;
const MOST_COLLEAGUES = 4;
const MOST_WAITS = 2;

/**
 * Colleagues who could take the booking at that start, in the salon's order. Then, nearest first, the first start in
 * each wait of a colour or mask in which the people asked for could take it. One person does all of it.
 */
export function waysIn<Taken extends TakenPart>(question: WaysInQuestion<Taken>): WayIn[] {
  const { lines, startsAt, people, asked, now } = question;
  const [first = [], ...others] = lines;
  const able = first
    .map(({ staffId }) => staffId)
    .filter((id) => others.every((ways) => ways.some(({ staffId }) => staffId === id)));

  const colleagues = able.filter((id) => asked?.has(id) !== true && isFree(question, id, startsAt));
  const waits = able
    .filter((id) => asked?.has(id) !== false)
    .flatMap((id) =>
      waitsOf(people.get(id)?.taken ?? []).flatMap(({ start, end, bookingId }): WayIn[] => {
        for (let at = Math.ceil(start / STEP_MINUTES) * STEP_MINUTES; at < end; at += STEP_MINUTES) {
          const isNear = at >= now && at !== startsAt && Math.abs(at - startsAt) <= NEAR_MINUTES;
          if (isNear && isFree(question, id, at)) {
            return [{ staffId: id, startsAt: at, waitsInBookingId: bookingId }];
          }
        }
        return [];
      }),
    )
    .toSorted((left, right) => Math.abs(left.startsAt - startsAt) - Math.abs(right.startsAt - startsAt));
  return [
    ...colleagues.slice(0, MOST_COLLEAGUES).map((staffId) => ({ staffId, startsAt, waitsInBookingId: null })),
    ...waits.slice(0, MOST_WAITS),
  ];
}

function isFree<Taken extends TakenPart>(
  { lines, people, clientBusy }: WaysInQuestion<Taken>,
  staffId: string,
  startsAt: number,
): boolean {
  const own = lines.map((ways) => ways.filter((way) => way.staffId === staffId));
  const minutes = own.reduce((sum, [way]) => sum + (way?.clientMinutes ?? 0), 0);
  const isClientBusy = clientBusy.some(({ start, end }) => start < startsAt + minutes && startsAt < end);
  const chain = fewestObstacles({ lines: own, startsAt, people });
  return !isClientBusy && chain.every(({ away, taken }) => away.length === 0 && taken.length === 0);
}

/** The gaps between two parts of one booking in which its team member is needed. */
function waitsOf<Taken extends TakenPart>(taken: readonly Taken[]): (Interval & { bookingId: string })[] {
  const ids = new Set(taken.flatMap(({ bookingId }) => bookingId ?? []));
  return [...ids].flatMap((bookingId) => {
    const parts = merge(taken.filter((part) => part.bookingId === bookingId));
    return parts.slice(1).flatMap(({ start: end }, index) => {
      const start = parts[index]?.end;
      return start === undefined ? [] : [{ start, end, bookingId }];
    });
  });
}
