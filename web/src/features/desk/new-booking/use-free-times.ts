import { useApi } from '../../../api/use-api';
import { addDays, localDay } from '../../../lib/local-day';
import { wantedOf, type DraftLine } from '../../booking/line-editor/draft-lines';
import { isPlausibleDay } from '../desk-bookings/typed-start';

/** The number of days that are one press away. */
export const DAYS_IN_SIGHT = 3;

/**
 * Possible starts of the chosen services by the desk's rules, with their team members.
 *
 * @param day empty for the day of the first free time
 */
export function useFreeTimes(lines: readonly DraftLine[], day: string, timeZone: string, now: Date) {
  const wanted = wantedOf(lines);
  const query = { ...wanted, services: wanted?.services ?? '', desk: 'true' as const };
  const first = useApi(wanted ? '/availability/first' : null, { params: { query } });
  const today = localDay(now, timeZone);
  const shown = day || (first.data?.day ?? today);
  const isAsked = wanted !== null && isPlausibleDay(shown) && (day !== '' || !first.isLoading);
  const times = useApi(isAsked ? '/availability' : null, { params: { query: { ...query, day: shown } } });
  const from = isInSight(shown, today) ? today : shown;
  const to = addDays(from, DAYS_IN_SIGHT - 1);
  const planAt = (startsAt: string | null) =>
    (startsAt !== null && times.data?.staff?.[times.data.starts.indexOf(startsAt)]) || null;
  const days = useApi(isAsked ? '/availability/days' : null, { params: { query: { ...query, from, to } } });
  return {
    wanted,
    /** The day whose times are shown. */
    shown,
    today,
    /** Today and the two next days, or those from the chosen one on. */
    inSight: isPlausibleDay(from) ? Array.from({ length: DAYS_IN_SIGHT }, (_, at) => addDays(from, at)) : [],
    roomOf: (each: string) => days.data?.days.find((found) => found.day === each) ?? null,
    times,
    firstFree: first.data?.startsAt ?? null,
    /** Ids of those who would do each line at a start, in order; null while unknown. */
    staffAt: (startsAt: string | null) => planAt(startsAt)?.staffIds ?? null,
    /** End of the client's visit; null for a time that is not offered. */
    endAt: (startsAt: string | null) => planAt(startsAt)?.endsAt ?? null,
  };
}

export type FreeTimes = ReturnType<typeof useFreeTimes>;

const isInSight = (day: string, today: string): boolean =>
  !isPlausibleDay(day) || (day >= today && day < addDays(today, DAYS_IN_SIGHT));
