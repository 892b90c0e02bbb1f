import { pageParam, searchParam, sortParam, type StateOf, urlState } from '../../lib/url-state';

export const SEARCH_MAX_LENGTH = 254;

/** What Clients shows, as its address says it. */
export const clientFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  sort: sortParam(['name', 'newest']),
  page: pageParam(),
});
export type ClientFilters = StateOf<typeof clientFilters>;
