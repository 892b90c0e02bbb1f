import { pageNumber } from '../../lib/page-number';
import { dayOf } from './flow-state';

export const bookingStatuses = ['confirmed', 'arrived', 'done', 'no-show', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** What the Order List shows, as its address tells it. */
export interface OrderFilters {
  day: string | null;
  staffId: string | null;
  status: BookingStatus | null;
  search: string;
  page: number;
}

/** Everything, from the first page. */
export const noFilters: OrderFilters = { day: null, staffId: null, status: null, search: '', page: 1 };

/** Reads the filters from an address; whatever makes no sense is left out. */
export function parseOrderFilters(params: URLSearchParams): OrderFilters {
  const staff = params.get('staff') ?? '';
  return {
    day: dayOf(params.get('day')),
    staffId: /^[\w-]{1,64}$/.test(staff) ? staff : null,
    status: bookingStatuses.find((status) => status === params.get('status')) ?? null,
    search: (params.get('q') ?? '').slice(0, 100),
    page: pageNumber(params),
  };
}

/** The address that `parseOrderFilters` reads back as the same filters. */
export function orderParams({ day, staffId, status, search, page }: OrderFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (day) params.set('day', day);
  if (staffId) params.set('staff', staffId);
  if (status) params.set('status', status);
  if (search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether any filter narrows the list: "none match" is not "none yet". */
export function isFiltered({ day, staffId, status, search }: OrderFilters): boolean {
  return day !== null || staffId !== null || status !== null || search !== '';
}
