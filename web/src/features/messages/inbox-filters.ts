import { pageNumber } from '../../lib/page-number';
import type { InboxStatus } from './models';

/** What the inbox shows, as its address tells it. */
export interface InboxFilters {
  /** Null: both. */
  status: InboxStatus | null;
  search: string;
  page: number;
}

/** What somebody has yet to see to, from the first page. */
export const noFilters: InboxFilters = { status: 'open', search: '', page: 1 };

export const LONGEST_SEARCH = 100;

export const statusWords = { open: 'Open', handled: 'Handled', any: 'Any' } as const;

/** `any` for both; what makes no sense is what nobody has seen to. */
export function statusOf(text: string | null): InboxStatus | null {
  if (text === 'any') return null;
  return text === 'handled' ? 'handled' : 'open';
}

export const parseInboxFilters = (params: URLSearchParams): InboxFilters => ({
  status: statusOf(params.get('status')),
  search: (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
  page: pageNumber(params),
});

/** The address that `parseInboxFilters` reads back as the same filters. */
export function inboxParams({ status, search, page }: InboxFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== 'open') params.set('status', status ?? 'any');
  if (search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const isFiltered = ({ status, search }: InboxFilters) => status !== 'open' || search !== '';
