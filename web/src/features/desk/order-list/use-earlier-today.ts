import { useApi } from '../../../api/use-api';

/** The most that the server returns at once. */
const MOST = 100;

/** Bookings of this day that are over; nothing is read where there is no day. */
export function useEarlierToday(day: string | null, filter: { staff?: string }) {
  const query = {
    ...filter,
    day: day ?? '',
    over: true,
    sort: 'startsAt',
    direction: 'asc',
    pageSize: MOST,
  } as const;
  return useApi(day === null ? null : '/bookings', { params: { query } }, { keepPreviousData: true });
}
