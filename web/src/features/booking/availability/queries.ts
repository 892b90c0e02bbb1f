import { useState } from 'react';
import { linkHeader } from '../../../api/booking-link';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { addDays, localDay } from '../../../lib/local-day';

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
  /** The secret of the link in an email, for a client who has not logged in. */
  link?: string | undefined;
}

export type DayTimes = Omit<AnswerOf<'/availability'>, 'timeZone'>;
export type DayOverview = AnswerOf<'/availability/days'>['days'][number];

/** A look-ahead is as long as the server allows in one answer. */
const LOOK_AHEAD_DAYS = 42;

// Free times change all the time, but flickering at every return to the window would be worse than a problem on booking.
const reading = { keepPreviousData: true, revalidateOnFocus: false } as const;

/** A link's secret goes into a header: addresses end up in logs. */
const headerOf = (wanted: WantedBooking | null) =>
  wanted && 'bookingId' in wanted ? linkHeader(wanted.link) : {};

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

/**
 * The free starts of a day; while another day loads the last one stays, and says so by its `day`. Those of the first free
 * day came with the answer which day that is.
 */
export function useDayTimes(wanted: WantedBooking | null, day: string | null) {
  const { data: firstFree, isLoading, isValidating, mutate } = useFirstFree(wanted);
  const ofFirst = timesOf(firstFree);
  const isKnown = ofFirst?.day === day && !isLoading;
  const query = { day: day ?? '', ...(wanted && queryOf(wanted)) };
  const asked = useApi(
    wanted && day && !isKnown ? '/availability' : null,
    { params: { query, ...headerOf(wanted) } },
    reading,
  );
  if (isKnown) return { data: ofFirst, error: undefined, isValidating, retry: () => mutate() };
  const last = ofFirst?.day === day ? undefined : ofFirst;
  const { data = last, error, isValidating: isAsking } = asked;
  return { data, error, isValidating: isAsking, retry: () => asked.mutate() };
}

function timesOf(firstFree: AnswerOf<'/availability/first'> | undefined): DayTimes | undefined {
  if (!firstFree || firstFree.day === null) return undefined;
  const { day, starts, prices, note } = firstFree;
  return { day, state: 'free', starts, prices, note };
}

/** What the chosen time costs; null until that is known, and where every time costs the same. */
export function usePriceAt(wanted: WantedBooking | null, day: string, startsAt: string): number | null {
  const { data } = useDayTimes(wanted, day);
  const index = data?.starts.findIndex((start) => Date.parse(start) === Date.parse(startsAt)) ?? -1;
  return data?.prices?.[index] ?? null;
}

/** How much room each day from `first` to `last` has. */
export function useDays(wanted: WantedBooking | null, range: { first: string; last: string } | null) {
  const query = { from: range?.first ?? '', to: range?.last ?? '', ...(wanted && queryOf(wanted)) };
  return useApi(
    wanted && range ? '/availability/days' : null,
    { params: { query, ...headerOf(wanted) } },
    reading,
  );
}

/** The very next free start, with all of its day. */
export function useFirstFree(wanted: WantedBooking | null) {
  const query = wanted ? queryOf(wanted) : {};
  return useApi(wanted && '/availability/first', { params: { query, ...headerOf(wanted) } }, reading);
}

/** Asks for what the choice of a time begins with, while the rest of its page is on its way. Null asks for nothing. */
export function useTimesSoon(wanted: WantedBooking | null, timeZone: string | undefined): void {
  const [now] = useState(() => new Date());
  const today = localDay(now, timeZone ?? 'UTC');
  const isKnown = wanted !== null && timeZone !== undefined;
  useFirstFree(wanted);
  useDays(isKnown ? wanted : null, { first: today, last: addDays(today, 6) });
}

/** The next free start after a day that has none; asked only while it is needed. */
export function useNextFree(wanted: WantedBooking, dayWithoutRoom: string | null) {
  const first = dayWithoutRoom && addDays(dayWithoutRoom, 1);
  const range = first ? { first, last: addDays(first, LOOK_AHEAD_DAYS - 1) } : null;
  const { data, error, isLoading } = useDays(wanted, range);
  return { startsAt: data?.firstFree ?? null, isLoading: isLoading && !error };
}
