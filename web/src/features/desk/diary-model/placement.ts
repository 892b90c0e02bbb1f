import { localDay } from '../../../lib/local-day';
import { clash } from './packing';
import { partsOf } from './columns';
import type { Diary, DiaryBlock, DiaryLine, DiaryBooking, Stretch } from './models';
import type { Span } from './scale';

const MINUTE_MS = 60_000;

/** The target of one service of a booking; the rest of the booking keeps its distance. */
export interface Placement {
  booking: DiaryBooking;
  line: DiaryLine;
  /** The service's start, in epoch milliseconds. */
  startsAtMs: number;
  staffId: string;
  /** Duration for the client. */
  minutes: number;
  /**
   * True if the duration was chosen, so that it also applies to another team member; otherwise they take their usual
   * time.
   */
  isLengthChosen?: boolean;
  /** True if another team member charges their own price; otherwise the agreed one stays. */
  isAtCurrentPrice?: boolean;
}

export const minutesOf = ({ startsAt, endsAt }: Stretch): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);

/** The agreement with the client, as far as the diary knows it. */
export const agreedOf = ({ startsAt, endsAt, totalPrice }: DiaryBooking) => ({
  startsAt,
  endsAt,
  totalPrice,
});

/** A service's current placement. */
export const placementOf = (booking: DiaryBooking, line: DiaryLine): Placement => ({
  booking,
  line,
  startsAtMs: Date.parse(line.startsAt),
  staffId: line.staffId,
  minutes: minutesOf(line),
});

/** True if anything would change. */
export function isElsewhere({ line, startsAtMs, staffId, minutes }: Placement): boolean {
  return startsAtMs !== Date.parse(line.startsAt) || staffId !== line.staffId || minutes !== minutesOf(line);
}

/** The resulting start of the whole booking. */
export const bookingStartsAtMs = ({ booking, line, startsAtMs }: Placement): number =>
  Date.parse(booking.startsAt) + startsAtMs - Date.parse(line.startsAt);

/** The booking as it would be. */
export function placed({ booking, line, startsAtMs, staffId, minutes }: Placement): DiaryBooking {
  const shiftMs = startsAtMs - Date.parse(line.startsAt);
  const growMs = (minutes - minutesOf(line)) * MINUTE_MS;
  const later = (instant: string, byMs: number) => new Date(Date.parse(instant) + byMs).toISOString();
  const lastActive = line.segments.findLastIndex(({ kind }) => kind === 'active');
  const lines = booking.lines.map((one) => {
    // Later services start later when an earlier one takes longer.
    const isBehind = one !== line && one.startsAt >= line.endsAt;
    const byMs = shiftMs + (isBehind ? growMs : 0);
    const endByMs = shiftMs + (isBehind || one === line ? growMs : 0);
    return {
      ...one,
      ...(one === line && { staffId }),
      startsAt: later(one.startsAt, byMs),
      endsAt: later(one.endsAt, endByMs),
      bufferEndsAt: later(one.bufferEndsAt, endByMs),
      segments: one.segments.map((segment, index) => ({
        ...segment,
        startsAt: later(segment.startsAt, byMs + (one === line && index > lastActive ? growMs : 0)),
        endsAt: later(segment.endsAt, byMs + (one === line && index >= lastActive ? growMs : 0)),
      })),
    };
  });
  const ends = lines.map(({ endsAt }) => endsAt).sort();
  return {
    ...booking,
    startsAt: later(booking.startsAt, shiftMs),
    endsAt: ends.at(-1) ?? booking.endsAt,
    lines,
  };
}

/** The diary with one booking moved. */
export const withPlaced = (diary: Diary, booking: DiaryBooking): Diary => ({
  ...diary,
  visits: diary.visits.map((one) => (one._id === booking._id ? booking : one)),
});

/** True if the loaded diary contains this day and team member; others are unknown here. */
export const isInSight = (
  { startsAtMs, staffId }: Pick<Placement, 'startsAtMs' | 'staffId'>,
  { days, people, timeZone }: Pick<Diary, 'days' | 'people' | 'timeZone'>,
): boolean =>
  people.some(({ _id }) => _id === staffId) &&
  days.some(({ day }) => day === localDay(new Date(startsAtMs), timeZone));

/** An obstacle to a placement, as far as this page knows; the server has the final say. */
export type Objection =
  | { kind: 'taken'; staffId: string; by: string; startsAt: string }
  | { kind: 'blocked'; staffId: string; block: Pick<DiaryBlock, 'reason' | 'kind'> }
  | { kind: 'held'; staffId: string }
  | { kind: 'not-offered'; staffId: string; title: string }
  | { kind: 'outside'; staffId: string };

const busySpans = (line: DiaryLine): Span[] =>
  partsOf(line)
    .filter(({ kind }) => kind !== 'processing')
    .map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) }));

const spanOf = ({ startsAt, endsAt }: Stretch): Span => ({
  from: Date.parse(startsAt),
  to: Date.parse(endsAt),
});

/** The first obstacle to a placement, or null. `skills` tells who does what, once known. */
export function objectionTo(
  booking: DiaryBooking,
  diary: Pick<Diary, 'visits' | 'blocks' | 'holds' | 'days'>,
  skills: ReadonlyMap<string, ReadonlySet<string>> | null,
): Objection | null {
  const others = diary.visits.filter(({ _id, status }) => _id !== booking._id && status !== 'cancelled');
  for (const line of booking.lines) {
    const { staffId } = line;
    const busy = busySpans(line);
    for (const other of others) {
      const met = other.lines.find((one) => one.staffId === staffId && clash(busy, busySpans(one)));
      if (met) return { kind: 'taken', staffId, by: other.client.name, startsAt: met.startsAt };
    }
    const isMet = (stretch: Stretch & { staffId: string }) =>
      stretch.staffId === staffId && clash(busy, [spanOf(stretch)]);
    const block = diary.blocks.find(isMet);
    if (block) return { kind: 'blocked', staffId, block };
    if (diary.holds.some(isMet)) return { kind: 'held', staffId };
  }
  for (const { staffId, serviceId, title } of booking.lines) {
    const theirs = skills?.get(staffId);
    if (theirs && !theirs.has(serviceId)) return { kind: 'not-offered', staffId, title };
  }
  for (const line of booking.lines) {
    const windows = diary.days
      .flatMap(({ people }) => people.find(({ staffId }) => staffId === line.staffId)?.working ?? [])
      .map(spanOf);
    const isCovered = ({ from, to }: Span) =>
      windows.some((window) => window.from <= from && to <= window.to);
    if (!busySpans(line).every(isCovered)) return { kind: 'outside', staffId: line.staffId };
  }
  return null;
}
