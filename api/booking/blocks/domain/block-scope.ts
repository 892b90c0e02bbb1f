import type { LocalDate } from '../../../common/time/local-date.js';

export const dateScopes = ['this', 'later', 'all'] as const;
export const peopleScopes = ['this', 'all'] as const;

/** Of which dates and whose blocks of a group are meant, seen from one of them. */
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

/** Those that are meant: the one itself, and others that have not begun. What lies behind stays as it was. */
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
