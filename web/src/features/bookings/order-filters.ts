import { pageNumber } from '../../lib/page-number';
import { dayOf } from './flow-state';

export const bookingStatuses = ['confirmed', 'arrived', 'done', 'no-show', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The orders of the list, as the address and the server name them. */
export const orderSorts = {
  visit: { label: 'Time of the visit', query: {} },
  'visit-latest': { label: 'Latest visit first', query: { sort: 'startsAt', direction: 'desc' } },
  booked: { label: 'Last booked first', query: { sort: 'createdAt' } },
  client: { label: 'Client, A to Z', query: { sort: 'client' } },
  price: { label: 'Highest total first', query: { sort: 'price' } },
} as const;
export type OrderSort = keyof typeof orderSorts;

export const sortOf = (text: string | null): OrderSort =>
  text !== null && Object.hasOwn(orderSorts, text) ? (text as OrderSort) : 'visit';

/** What the Order List shows, as its address tells it. */
export interface OrderFilters {
  /** First and last day; the same for one day. */
  from: string | null;
  to: string | null;
  sort: OrderSort;
  staffId: string | null;
  status: BookingStatus | null;
  search: string;
  page: number;
}

/** Everything, from the first page. */
export const noFilters: OrderFilters = {
  from: null,
  to: null,
  sort: 'visit',
  staffId: null,
  status: null,
  search: '',
  page: 1,
};

/** Reads the filters from an address; whatever makes no sense is left out. */
export function parseOrderFilters(params: URLSearchParams): OrderFilters {
  const staff = params.get('staff') ?? '';
  return {
    // An address of one day is as good as one from that day to that day.
    from: dayOf(params.get('from')) ?? dayOf(params.get('day')),
    to: dayOf(params.get('to')) ?? dayOf(params.get('day')),
    sort: sortOf(params.get('sort')),
    staffId: /^[\w-]{1,64}$/.test(staff) ? staff : null,
    status: bookingStatuses.find((status) => status === params.get('status')) ?? null,
    search: (params.get('q') ?? '').slice(0, 100),
    page: pageNumber(params),
  };
}

/** The address that `parseOrderFilters` reads back as the same filters. */
export function orderParams({
  from,
  to,
  sort,
  staffId,
  status,
  search,
  page,
}: OrderFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (staffId) params.set('staff', staffId);
  if (status) params.set('status', status);
  if (search) params.set('q', search);
  if (sort !== 'visit') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether any filter narrows the list: "none match" is not "none yet". */
export function isFiltered({ from, to, staffId, status, search }: OrderFilters): boolean {
  return from !== null || to !== null || staffId !== null || status !== null || search !== '';
}
