import { dayOfText } from '../../../lib/local-day';
import {
  choiceParam,
  optionalParam,
  pageParam,
  searchParam,
  sortParam,
  type StateOf,
  urlState,
} from '../../../lib/url-state';

export const bookingStatuses = ['confirmed', 'arrived', 'done', 'no-show', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The list's sort orders, as in the URL and the API. */
export const orderSorts = {
  visit: {},
  'visit-latest': { sort: 'startsAt', direction: 'desc' },
  booked: { sort: 'createdAt' },
  client: { sort: 'client' },
  price: { sort: 'price' },
} as const;
export type OrderSort = keyof typeof orderSorts;

const STAFF_ID = /^[\w-]{1,64}$/;
export const SEARCH_MAX_LENGTH = 100;

/** The state of the Order List in its URL; a single day is `day`, or a range from and to that day. */
export const orderFilters = urlState({
  from: optionalParam(['from', 'day'], dayOfText),
  to: optionalParam(['to', 'day'], dayOfText),
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
