import type { LocalDate } from '../../../common/time/local-date.js';

/** A client's figures in the system that the salon used before. Null where that system didn't say. They never change. */
export interface EarlierTotals {
  visits: number | null;
  spentCents: number | null;
  /** ISO 4217: the salon's currency when they came in. */
  currency: string;
  noShows: number | null;
  firstVisitDay: LocalDate | null;
  lastVisitDay: LocalDate | null;
}

/** The figures of one person from two records. Amounts in two currencies can't be added up: the remaining record's stays. */
export function joinEarlierTotals(
  own: EarlierTotals | null,
  gone: EarlierTotals | null,
): EarlierTotals | null {
  if (own === null || gone === null) return own ?? gone;
  const isOneCurrency = own.currency === gone.currency;
  return {
    visits: sum(own.visits, gone.visits),
    spentCents: isOneCurrency ? sum(own.spentCents, gone.spentCents) : own.spentCents,
    currency: own.currency,
    noShows: sum(own.noShows, gone.noShows),
    firstVisitDay: least(own.firstVisitDay, gone.firstVisitDay, (one, other) => one < other),
    lastVisitDay: least(own.lastVisitDay, gone.lastVisitDay, (one, other) => one > other),
  };
}

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : one + other;

const least = (
  one: LocalDate | null,
  other: LocalDate | null,
  comesFirst: (one: LocalDate, other: LocalDate) => boolean,
): LocalDate | null => {
  if (one === null || other === null) return one ?? other;
  return comesFirst(one, other) ? one : other;
};
