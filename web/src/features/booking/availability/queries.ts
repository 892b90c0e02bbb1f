import { useState } from 'react';
import { linkHeader } from '../../../api/booking-link';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { addDays, localDay } from '../../../lib/local-day';

/** The requested services and people, for which free times are computed. */
export type WantedBooking = NewBooking | MovedBooking;

interface NewBooking {
  serviceIds: readonly string[];
  addOnIds: readonly string[];
  /** Null for anyone. */
  staffId: string | null;
  /** The client's own hold, which counts as free. */
  holdId: string | null;
  /** Someone whom the client looks after; null for the client themselves. */
  personId?: string | null;
}

interface MovedBooking {
  /** The booking to move; its own time counts as free. */
  bookingId: string;
  /** `keep` for the current team members, `any` for anyone, or a team member's id. */
  staff: string;
  /** Uses the desk's rules: no notice, and any team member. */
  isAtDesk: boolean;
  /** The secret of a booking link, for a client who is not logged in. */
  link?: string | undefined;
}

export type DayTimes = Omit<AnswerOf<'/availability'>, 'timeZone' | 'staff'>;
export type DayOverview = AnswerOf<'/availability/days'>['days'][number];

/** The longest look-ahead that the server allows. */
const LOOK_AHEAD_DAYS = 42;

// Free times change constantly, but flickering with every return to the window would be worse than a problem when
// booking.
const reading = { keepPreviousData: true, revalidateOnFocus: false } as const;

/** A link's secret goes into a header, because URLs are logged. */
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
  const { serviceIds, addOnIds, staffId, holdId, personId } = wanted;
  return {
    services: serviceIds.join(','),
    staff: staffId ?? 'any',
    ...(addOnIds.length > 0 && { addOns: addOnIds.join(',') }),
    ...(holdId && { hold: holdId }),
    ...(personId && { person: personId }),
  };
}

/**
 * The free starts of a day. While another day loads, the previous one stays, as its `day` shows. The first free day's
 * starts come with the search for it. While another choice loads, and if it fails, the times of the previous choice stay.
 */
export function useDayTimes(wanted: WantedBooking | null, day: string | null) {
  const { data: firstFree, error: firstError, isLoading, isValidating, mutate } = useFirstFree(wanted);
  const ofFirst = timesOf(firstFree);
  const isKnown = ofFirst?.day === day && !isLoading && firstError === undefined;
  const query = { day: day ?? '', ...(wanted && queryOf(wanted)) };
  const asked = useApi(
    wanted && day && !isKnown ? '/availability' : null,
    { params: { query, ...headerOf(wanted) } },
    reading,
  );
  if (isKnown) {
    const retry = () => mutate();
    return { data: ofFirst, isOfEarlierChoice: false, error: undefined, isValidating, retry };
  }
  const last = ofFirst?.day === day ? undefined : ofFirst;
  const { data = last, error, isValidating: isAsking } = asked;
  const isOfEarlierChoice = asked.isLoading || error !== undefined;
  return { data, isOfEarlierChoice, error, isValidating: isAsking, retry: () => asked.mutate() };
}

function timesOf(firstFree: AnswerOf<'/availability/first'> | undefined): DayTimes | undefined {
  if (!firstFree || firstFree.day === null) return undefined;
  const { day, starts, prices, note } = firstFree;
  return { day, state: 'free', starts, prices, note };
}

/** The price at the chosen time; null until known, and if all times cost the same. */
export function usePriceAt(wanted: WantedBooking | null, day: string, startsAt: string): number | null {
  const { data, isOfEarlierChoice } = useDayTimes(wanted, day);
  if (isOfEarlierChoice) return null;
  const index = data?.starts.findIndex((start) => Date.parse(start) === Date.parse(startsAt)) ?? -1;
  return data?.prices?.[index] ?? null;
}

/** The availability of each day from `first` to `last`. */
export function useDays(wanted: WantedBooking | null, range: { first: string; last: string } | null) {
  const query = { from: range?.first ?? '', to: range?.last ?? '', ...(wanted && queryOf(wanted)) };
  return useApi(
    wanted && range ? '/availability/days' : null,
    { params: { query, ...headerOf(wanted) } },
    reading,
  );
}

/** The first free start, with its whole day. */
export function useFirstFree(wanted: WantedBooking | null) {
  const query = wanted ? queryOf(wanted) : {};
  return useApi(wanted && '/availability/first', { params: { query, ...headerOf(wanted) } }, reading);
}

/** Preloads the data for choosing a time, while the rest of its page loads. Null loads nothing. */
export function useTimesSoon(wanted: WantedBooking | null, timeZone: string | undefined): void {
  const [now] = useState(() => new Date());
  const today = localDay(now, timeZone ?? 'UTC');
  const isKnown = wanted !== null && timeZone !== undefined;
  useFirstFree(wanted);
  useDays(isKnown ? wanted : null, { first: today, last: addDays(today, 6) });
}

/** The next free start after a full day; only requested when needed. */
export function useNextFree(wanted: WantedBooking, dayWithoutRoom: string | null) {
  const first = dayWithoutRoom && addDays(dayWithoutRoom, 1);
  const range = first ? { first, last: addDays(first, LOOK_AHEAD_DAYS - 1) } : null;
  const { data, error, isLoading } = useDays(wanted, range);
  return { startsAt: data?.firstFree ?? null, isLoading: isLoading && !error };
}
