import { localDay } from '../../../lib/local-day';
import { wallMinuteOf } from '../../../lib/zone';
import type { Diary, DiaryBooking, DiaryLine, Today } from './models';

/** A part of a person's day in minutes after midnight, in the salon's time zone. */
interface Span {
  from: number;
  to: number;
}

/**
 * The kind of a bar: a visit that is over, in progress, early, upcoming or overdue; bookable time; a break, blocked
 * time or time outside the hours.
 */
export type BarKind = 'done' | 'now' | 'waiting' | 'next' | 'late' | 'free' | 'off';

export interface DayBar extends Span {
  key: string;
  kind: BarKind;
  /** The client, or the reason for the block. */
  label: string;
  visit?: { booking: DiaryBooking; line: DiaryLine };
  /** Free time within a visit, while a colour develops. */
  isWithin?: boolean;
}

/** A person's current state. */
export type Doing =
  | { is: 'with' | 'waiting'; client: string; at: number }
  | { is: 'late'; client: string; minutes: number }
  | { is: 'free' | 'starts'; at: number }
  | { is: 'finished' | 'between' };

export interface PersonsDay {
  person: Diary['people'][number];
  working: readonly Span[];
  bars: readonly DayBar[];
  doing: Doing;
  next: { client: string; at: number } | null;
}

export interface DayLines extends Span {
  /** Null before and after the drawn hours. */
  now: number | null;
  people: readonly PersonsDay[];
}

/** A client counts as late after this many minutes. */
export const LATE_MINUTES = 5;

/**
 * The day of each person, in the team's order. The server says when they can be booked.
 * @param people the people included; others are left out, unless they have a visit and `isAll` is set
 */
export function dayLines(
  diary: Diary,
  {
    day,
    people: atWork,
    isAll,
    nowMs,
  }: {
    day: string;
    people: readonly Pick<Today['people'][number], '_id' | 'gaps'>[];
    isAll: boolean;
    nowMs: number;
  },
): DayLines {
  const { timeZone } = diary;
  const minuteOf = (instant: string): number => {
    const on = localDay(instant, timeZone);
    return on < day ? 0 : on > day ? 1440 : wallMinuteOf(Date.parse(instant), timeZone);
  };
  const spanOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Span => ({
    from: minuteOf(startsAt),
    to: minuteOf(endsAt),
  });
  const ofDay = diary.days.find((one) => one.day === day);
  const visits = diary.visits.flatMap((booking) => booking.lines.map((line) => ({ booking, line })));
  const gapsOf = new Map(atWork.map(({ _id, gaps }) => [_id, gaps]));
  const people = diary.people.filter(
    ({ _id }) => gapsOf.has(_id) || (isAll && visits.some(({ line }) => line.staffId === _id)),
  );
  const rotaOf = (id: string): Span[] =>
    (ofDay?.people.find(({ staffId }) => staffId === id)?.working ?? []).map(spanOf);
  const spans = [
    ...(ofDay?.open ?? []).map(spanOf),
    ...people.flatMap(({ _id }) => rotaOf(_id)),
    ...visits
      .filter(({ line }) => people.some(({ _id }) => _id === line.staffId))
      .map(({ line }) => spanOf(line)),
  ];
  const bounds = {
    from: Math.floor(Math.min(...spans.map(({ from }) => from), 12 * 60) / 60) * 60,
    to: Math.ceil(Math.max(...spans.map(({ to }) => to), 13 * 60) / 60) * 60,
  };
  const now = minuteOf(new Date(nowMs).toISOString());
  return {
    ...bounds,
    now: now > bounds.from && now < bounds.to ? now : null,
    people: people.map((person) => {
      const theirs = visits.filter(({ line }) => line.staffId === person._id);
      const blocked = diary.blocks.filter(({ staffId }) => staffId === person._id);
      const working = rotaOf(person._id);
      const bars = theirs.map(({ booking, line }) => barOf({ booking, line }, spanOf(line), nowMs));
      // The page stays open: what has passed since the answer is no longer free.
      const free = without((gapsOf.get(person._id) ?? []).map(spanOf), [{ from: 0, to: now }]).map(
        (span): DayBar => ({
          ...span,
          key: `free ${span.from}`,
          kind: 'free',
          label: '',
          isWithin: bars.some(({ from, to }) => from < span.to && span.from < to),
        }),
      );
      const off = [
        ...without([bounds], working).map((span) => ({ ...span, label: '' })),
        ...blocked.map((block) => ({ ...spanOf(block), label: block.reason })),
      ].map((span): DayBar => ({ ...span, key: `off ${span.from} ${span.to}`, kind: 'off' }));
      const all = [...off, ...free, ...bars].sort((left, right) => left.from - right.from);
      return { person, working, bars: all, ...sayingOf(all, working, now, nowMs) };
    }),
  };
}

function barOf(visit: { booking: DiaryBooking; line: DiaryLine }, span: Span, nowMs: number): DayBar {
  const { booking, line } = visit;
  return { ...span, key: line._id, kind: kindOf(booking, line, nowMs), label: booking.client.name, visit };
}

function kindOf(booking: DiaryBooking, line: DiaryLine, nowMs: number): BarKind {
  if (booking.status === 'done' || booking.status === 'no-show') return 'done';
  const hasBegun = Date.parse(line.startsAt) <= nowMs;
  if (booking.status === 'arrived') {
    if (Date.parse(line.endsAt) <= nowMs) return 'done';
    return hasBegun ? 'now' : 'waiting';
  }
  return isLate(booking, nowMs) && line.startsAt === booking.startsAt ? 'late' : 'next';
}

/** True if a client should be here and is not; after the end of the whole visit they are no longer expected. */
export const isLate = ({ status, startsAt, endsAt }: DiaryBooking, nowMs: number): boolean =>
  status === 'confirmed' && lateMinutes(startsAt, nowMs) >= LATE_MINUTES && Date.parse(endsAt) > nowMs;

export const lateMinutes = (startsAt: string, nowMs: number): number =>
  Math.floor((nowMs - Date.parse(startsAt)) / 60_000);

function sayingOf(
  bars: readonly DayBar[],
  working: readonly Span[],
  now: number,
  nowMs: number,
): Pick<PersonsDay, 'doing' | 'next'> {
  const find = (...kinds: BarKind[]) => bars.find(({ kind }) => kinds.includes(kind));
  const coming = bars.find(({ kind, from }) => kind === 'next' && from >= now);
  const next = coming ? { client: coming.label, at: coming.from } : null;
  const [chair, late, waiting] = [find('now'), find('late'), find('waiting')];
  if (chair) return { doing: { is: 'with', client: chair.label, at: chair.to }, next };
  if (late?.visit) {
    const minutes = lateMinutes(late.visit.booking.startsAt, nowMs);
    return { doing: { is: 'late', client: late.label, minutes }, next };
  }
  if (waiting) return { doing: { is: 'waiting', client: waiting.label, at: waiting.from }, next };
  const free = bars.find(({ kind, from, to }) => kind === 'free' && from <= now && to > now);
  if (free) return { doing: { is: 'free', at: free.to }, next };
  const starts = working[0];
  if (starts && starts.from > now) return { doing: { is: 'starts', at: starts.from }, next };
  const ends = working.at(-1);
  return { doing: { is: ends && ends.to > now ? 'between' : 'finished' }, next };
}

/** The given spans without the taken ones. */
function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, cut) =>
      left.flatMap((each) =>
        [
          { from: each.from, to: Math.min(each.to, cut.from) },
          { from: Math.max(each.from, cut.to), to: each.to },
        ].filter(({ from, to }) => from < to),
      ),
    [...spans],
  );
}
