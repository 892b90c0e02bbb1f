import { useApi, type AnswerOf } from '../../api/use-api';
import { addDays } from '../../lib/local-day';

/** What is to be done and by whom; times are free or not for exactly this. */
export type WantedVisit = NewVisit | MovedVisit;

interface NewVisit {
  serviceIds: readonly string[];
  addOnIds: readonly string[];
  /** Null is anyone. */
  staffId: string | null;
  /** The client's own hold, which must not stand in her way. */
  holdId: string | null;
}

interface MovedVisit {
  /** The booking to move; its own time counts as free. */
  bookingId: string;
  /** Who is to do it: `keep` for those who were to, `any` for anyone who can, or the id of a person. */
  who: string;
  /** By the rules of the desk: without notice, and with a person of its choice. */
  isAtDesk: boolean;
}

export type DayTimes = AnswerOf<'/availability'>;
export type DayOverview = AnswerOf<'/availability/days'>['days'][number];

/** A look-ahead is as long as the server allows in one answer. */
const lookAheadDays = 42;

// Free times change under one's hands, yet blinking at every return to the window would be worse than asking once more.
const reading = { keepPreviousData: true, revalidateOnFocus: false } as const;

function queryOf(visit: WantedVisit) {
  if ('bookingId' in visit) {
    const { bookingId, who, isAtDesk } = visit;
    return {
      booking: bookingId,
      ...(who !== 'keep' && { staff: who }),
      ...(isAtDesk && { desk: 'true' as const }),
    };
  }
  const { serviceIds, addOnIds, staffId, holdId } = visit;
  return {
    services: serviceIds.join(','),
    staff: staffId ?? 'any',
    ...(addOnIds.length > 0 && { addOns: addOnIds.join(',') }),
    ...(holdId && { hold: holdId }),
  };
}

/** The free starts of a day; while another day loads the last one stays, and says so by its `day`. */
export function useDayTimes(visit: WantedVisit, day: string | null) {
  return useApi(
    day ? '/availability' : null,
    { params: { query: { day: day ?? '', ...queryOf(visit) } } },
    reading,
  );
}

/** How much room each day from `first` to `last` has. */
export function useDays(visit: WantedVisit, range: { first: string; last: string } | null) {
  const query = { from: range?.first ?? '', to: range?.last ?? '', ...queryOf(visit) };
  return useApi(range ? '/availability/days' : null, { params: { query } }, reading);
}

/** The very next free start. */
export function useFirstFree(visit: WantedVisit) {
  return useApi('/availability/first', { params: { query: queryOf(visit) } }, reading);
}

/** The next free start after a day that has none; asked only while it is needed. */
export function useNextFree(visit: WantedVisit, dayWithoutRoom: string | null) {
  const first = dayWithoutRoom && addDays(dayWithoutRoom, 1);
  const range = first ? { first, last: addDays(first, lookAheadDays - 1) } : null;
  const { data, error, isLoading } = useDays(visit, range);
  return { startsAt: data?.firstFree ?? null, isLoading: isLoading && !error };
}
