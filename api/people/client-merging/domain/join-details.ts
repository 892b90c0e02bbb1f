import type { LocalDate } from '../../../common/time/local-date.js';

interface Details {
  birthday: string;
  address: string;
  source: string;
  blockedAt: Date | null;
}

/** The details of one person from two records: those of the remaining record, completed by the other's. A block stays. */
export const joinDetails = (own: Details | null, gone: Details): Details => ({
  birthday: own?.birthday || gone.birthday,
  address: own?.address || gone.address,
  source: own?.source || gone.source,
  blockedAt: earlier(own?.blockedAt ?? null, gone.blockedAt),
});

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one;

interface KnownSince {
  clientSince: LocalDate | null;
  /** The day on which their record or account was added. */
  addedOn: LocalDate;
}

const firstDayOf = ({ clientSince, addedOn }: KnownSince): LocalDate => clientSince ?? addedOn;

/** The earlier first day of two; null if that is the day on which the remaining record or account was added. */
export function joinFirstDays(one: KnownSince, other: KnownSince, addedOn: LocalDate): LocalDate | null {
  const first = firstDayOf(one) < firstDayOf(other) ? firstDayOf(one) : firstDayOf(other);
  return first === addedOn ? null : first;
}
