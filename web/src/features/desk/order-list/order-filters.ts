import { dayOfText } from '../../../lib/local-day';
import {
  choiceParam,
  defaultParam,
  optionalParam,
  pageParam,
  searchParam,
  sortParam,
  type StateOf,
  urlState,
} from '../../../lib/url-state';

export const bookingStatuses = ['confirmed', 'arrived', 'done', 'no-show', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The orders of the list, as the address and the server name them. */
const orderSorts = {
  visit: { sort: 'startsAt', direction: 'asc' },
  'visit-latest': { sort: 'startsAt', direction: 'desc' },
  booked: { sort: 'createdAt' },
  client: { sort: 'client' },
  price: { sort: 'price' },
} as const;
export type OrderSort = keyof typeof orderSorts;

const STAFF_ID = /^[\w-]{1,64}$/;
export const SEARCH_MAX_LENGTH = 100;
/** The shortest text that is searched for while someone types. */
export const SEARCH_MIN_LENGTH = 2;

/** The state of the Order List in its URL; a single day is `day`, or a range from and to that day. */
export const orderFilters = urlState({
  from: optionalParam(['from', 'day'], dayOfText),
  to: optionalParam(['to', 'day'], dayOfText),
  /** Without days of its own, the list begins at today unless all days are asked for. */
  days: defaultParam('days', ['coming', 'all'], { isFilter: false }),
  sort: sortParam(['visit', 'visit-latest', 'booked', 'client', 'price'] satisfies [
    OrderSort,
    ...OrderSort[],
  ]),
  staffId: optionalParam('staff', (text) => (STAFF_ID.test(text) ? text : null)),
  status: choiceParam('status', bookingStatuses),
  search: searchParam(SEARCH_MAX_LENGTH),
  page: pageParam(),
});
export type OrderFilters = StateOf<typeof orderFilters>;

/** The first and last day of the list. A search covers all days. */
export function rangeOf(
  { from, to, days, search }: OrderFilters,
  today: string,
): { from?: string; to?: string } {
  if (from !== null || to !== null) return { ...(from && { from }), ...(to && { to }) };
  return days === 'all' || search !== '' ? {} : { from: today };
}

/** True if today's past bookings are folded into one line: the list begins today and nothing requests them. */
export const foldsEarlier = (filters: OrderFilters, today: string): boolean => {
  const { from, to } = rangeOf(filters, today);
  const { sort, status, search } = filters;
  return from === today && to === undefined && sort === 'visit' && status === null && search === '';
};

/** The parameters of the list and its CSV file. */
export const searchOf = (filters: OrderFilters, today: string) => {
  const { staffId, status, search } = filters;
  return {
    ...rangeOf(filters, today),
    ...(staffId && { staff: staffId }),
    ...(status && { status }),
    ...(search && { q: search }),
  };
};

/** In the order of time, all days begin at today as well. */
export const orderOf = (filters: OrderFilters, today: string) => {
  const { from, to } = rangeOf(filters, today);
  const isOfAllDays = from === undefined && to === undefined;
  return isOfAllDays && filters.sort === 'visit' ? ({ sort: 'nearest' } as const) : orderSorts[filters.sort];
};
