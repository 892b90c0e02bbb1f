import { useApi, type AnswerOf } from '../../../api/use-api';
import { addDays } from '../../../lib/local-day';

/** What is to be booked and with whom; times are free for exactly this. */
export type WantedBooking = NewBooking | MovedBooking;

interface NewBooking {
  serviceIds: readonly string[];
  addOnIds: readonly string[];
  /** Null is anyone. */
  staffId: string | null;
  /** The client's own hold, which counts as free. */
  holdId: string | null;
}

interface MovedBooking {
  /** The booking to move; its own time counts as free. */
  bookingId: string;
  /** `keep` for those it is booked with, `any` for anyone, or the id of a team member. */
  staff: string;
  /** By the rules of the desk: without notice, and with a person of its choice. */
  isAtDesk: boolean;
}

export type DayTimes = AnswerOf<'/availability'>;
export type DayOverview = AnswerOf<'/availability/days'>['days'][number];

/** A look-ahead is as long as the server allows in one answer. */
const LOOK_AHEAD_DAYS = 42;

// Free times change all the time, but flickering at every return to the window would be worse than a problem on booking.
const reading = { keepPreviousData: true, revalidateOnFocus: false } as const;

function queryOf(wanted: WantedBooking) {
  if ('bookingId' in wanted) {
    const { bookingId, staff, isAtDesk } = wanted;
    return {
      booking: bookingId,
      ...(staff !== 'keep' && { staff }),
      ...(isAtDesk && { desk: 'true' as const }),
    };
  }
  const { serviceIds, addOnIds, staffId, holdId } = wanted;
  return {
    services: serviceIds.join(','),
    staff: staffId ?? 'any',
    ...(addOnIds.length > 0 && { addOns: addOnIds.join(',') }),
    ...(holdId && { hold: holdId }),
  };
}

/** The free starts of a day; while another day loads the last one stays, and says so by its `day`. */
export function useDayTimes(wanted: WantedBooking, day: string | null) {
  return useApi(
    day ? '/availability' : null,
    { params: { query: { day: day ?? '', ...queryOf(wanted) } } },
    reading,
  );
}

/** How much room each day from `first` to `last` has. */
export function useDays(wanted: WantedBooking, range: { first: string; last: string } | null) {
  const query = { from: range?.first ?? '', to: range?.last ?? '', ...queryOf(wanted) };
  return useApi(range ? '/availability/days' : null, { params: { query } }, reading);
}

/** The very next free start. */
export function useFirstFree(wanted: WantedBooking) {
  return useApi('/availability/first', { params: { query: queryOf(wanted) } }, reading);
}

/** The next free start after a day that has none; asked only while it is needed. */
export function useNextFree(wanted: WantedBooking, dayWithoutRoom: string | null) {
  const first = dayWithoutRoom && addDays(dayWithoutRoom, 1);
  const range = first ? { first, last: addDays(first, LOOK_AHEAD_DAYS - 1) } : null;
  const { data, error, isLoading } = useDays(wanted, range);
  return { startsAt: data?.firstFree ?? null, isLoading: isLoading && !error };
}
