import { weekColumns, type DiaryColumn } from './columns';
import type { Diary, DiaryBooking, DiaryLine, DiaryPerson } from './models';
import type { ShownHours, Span } from './scale';

/** One span of a day's strip: a service, or something whose details the reader may not see. */
export interface Strip extends Span {
  key: string;
  of: { booking: DiaryBooking; line: DiaryLine } | null;
}

/** A team member's day at a glance. */
export interface TeamDay {
  column: DiaryColumn;
  /** The number of their bookings that the reader may see. */
  visits: number;
  /** Bookable minutes in total, and those still free. */
  bookableMinutes: number;
  freeMinutes: number;
  strips: readonly Strip[];
}

interface TeamRow {
  person: DiaryPerson;
  days: readonly TeamDay[];
}

/** The whole team's week: a row for everyone who is bookable or still has entries. */
export const teamWeek = (diary: Diary, hours: ShownHours): TeamRow[] =>
  diary.people
    .map((person) => ({ person, days: weekColumns(diary, person, hours).map(teamDay) }))
    .filter(({ person, days }) => person.isActive || days.some(({ strips }) => strips.length > 0));

function teamDay(column: DiaryColumn): TeamDay {
  const strips = stripsOf(column);
  const working = minus([{ from: 0, to: column.scale.length }], column.off);
  const bookable = minus(
    working,
    column.blocks.map(({ span }) => span),
  );
  return {
    column,
    visits: new Set(column.cards.map(({ booking }) => booking._id)).size,
    bookableMinutes: lengthOf(bookable),
    freeMinutes: lengthOf(minus(bookable, [...strips, ...column.holds])),
    strips,
  };
}

/** Bookings and blocks that keep them busy; processing times don't count. */
const stripsOf = ({ cards, busy }: DiaryColumn): Strip[] => [
  ...cards.flatMap(({ key, booking, line, parts }) =>
    parts
      .filter(({ kind }) => kind !== 'processing')
      .map(({ from, to }) => ({ key: `${key} ${from}`, from, to, of: { booking, line } })),
  ),
  ...busy.map(({ from, to }) => ({ key: `busy ${from}`, from, to, of: null })),
];

/** The remainder of spans after removing others. */
function minus(spans: readonly Span[], cuts: readonly Span[]): Span[] {
  return cuts.reduce<Span[]>(
    (left, cut) =>
      left.flatMap(({ from, to }) => {
        const before = { from, to: Math.min(to, cut.from) };
        const behind = { from: Math.max(from, cut.to), to };
        return [before, behind].filter((span) => span.from < span.to);
      }),
    [...spans],
  );
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** The booked share of the bookable time in percent; null if nothing is bookable. */
export function loadOf(days: readonly TeamDay[]): number | null {
  const bookable = days.reduce((sum, { bookableMinutes }) => sum + bookableMinutes, 0);
  const free = days.reduce((sum, { freeMinutes }) => sum + freeMinutes, 0);
  return bookable === 0 ? null : Math.round((1 - free / bookable) * 100);
}
