import { type EpochMinute, minuteOf } from '../../../common/time/epoch-minute.js';
import type { LocalDate } from '../../../common/time/local-date.js';

export const dateScopes = ['this', 'later', 'all'] as const;
export const peopleScopes = ['this', 'all'] as const;

/** The dates and people of a group's blocks, relative to one of its blocks. */
export interface BlockScope {
  dates: (typeof dateScopes)[number];
  people: (typeof peopleScopes)[number];
}

/** A block in its group. */
export interface PlacedBlock {
  id: string;
  staffId: string;
  startsAt: Date;
  day: LocalDate;
}

/** The blocks that are meant: the given one, and others that have not begun. Past ones stay as they were. */
export const inScope = <Block extends PlacedBlock>(
  all: readonly Block[],
  from: PlacedBlock,
  { dates, people }: BlockScope,
  now: Date,
): Block[] =>
  all.filter(
    ({ id, staffId, startsAt, day }) =>
      id === from.id ||
      (startsAt > now &&
        (people === 'all' || staffId === from.staffId) &&
        (dates === 'all' || (dates === 'later' ? day >= from.day : day === from.day))),
  );

/** New blocks with the dates for which they were made. */
export function placedIn(
  groupId: string,
  made: readonly { id: string; staffId: string; startsAt: Date }[],
  wanted: readonly { staffId: string; start: EpochMinute; day: LocalDate }[],
) {
  const dayOf = new Map(wanted.map(({ staffId, start, day }) => [`${staffId} ${start}`, day] as const));
  return made.map(({ id, staffId, startsAt }) => {
    const day = dayOf.get(`${staffId} ${minuteOf(startsAt)}`);
    if (day === undefined) throw new Error('A block came back that was not asked for.');
    return { allocationId: id, groupId, day, isApart: false };
  });
}
