import { pageNumber } from '../../lib/page-number';

const clientSorts = ['name', 'newest'] as const;
export type ClientSort = (typeof clientSorts)[number];

/** What the list of clients shows, as its address tells it. */
export interface ClientFilters {
  search: string;
  sort: ClientSort;
  page: number;
}

const SEARCH_MAX_LENGTH = 254;

/** Everybody by name, from the first page. */
export const noFilters: ClientFilters = { search: '', sort: 'name', page: 1 };

export const sortOf = (text: string | null): ClientSort =>
  clientSorts.find((sort) => sort === text) ?? noFilters.sort;

/** Reads the filters from an address; whatever makes no sense is left out. */
export const parseClientFilters = (params: URLSearchParams): ClientFilters => ({
  search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
  sort: sortOf(params.get('sort')),
  page: pageNumber(params),
});

/** The address that `parseClientFilters` reads back as the same filters. */
export function clientParams({ search, sort, page }: ClientFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (sort !== noFilters.sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params;
}
