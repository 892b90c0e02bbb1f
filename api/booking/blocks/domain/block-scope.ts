import type { LocalDate } from '../../../common/time/local-date.js';

export const dateScopes = ['this', 'later', 'all'] as const;
export const peopleScopes = ['this', 'all'] as const;

/** Which dates and whose blocks of a group are meant, relative to one of its blocks. */
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
