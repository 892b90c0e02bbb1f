import { pageNumber } from '../../lib/page-number';
import type { ReviewStatus } from './models';

/** What Reviews shows, as its address tells it. */
export interface ReviewFilters {
  search: string;
  status: ReviewStatus | null;
  page: number;
}

const SEARCH_MAX_LENGTH = 100;
const reviewStatuses = ['pending', 'published', 'hidden'] as const satisfies readonly ReviewStatus[];

export const noFilters: ReviewFilters = { search: '', status: null, page: 1 };

const statusOf = (text: string | null): ReviewStatus | null =>
  reviewStatuses.find((status) => status === text) ?? null;

/** Reads the filters from an address; whatever makes no sense is left out. */
export function parseReviewFilters(params: URLSearchParams): ReviewFilters {
  return {
    search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    status: statusOf(params.get('status')),
    page: pageNumber(params),
  };
}

/** The address that `parseReviewFilters` reads back as the same filters. */
export function reviewParams({ search, status, page }: ReviewFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (status) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether any filter narrows the list: "none match" is not "none yet". */
export const isFiltered = ({ search, status }: ReviewFilters): boolean => search !== '' || status !== null;
