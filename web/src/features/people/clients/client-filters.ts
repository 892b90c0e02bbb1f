import {
  optionalParam,
  pageParam,
  searchParam,
  sortParam,
  type StateOf,
  urlState,
} from '../../../lib/url-state';

export const SEARCH_MAX_LENGTH = 254;
const TAG_MAX_LENGTH = 30;

/** The state of the Clients page in its URL. */
export const clientFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  tag: optionalParam('tag', (text) => text.trim().slice(0, TAG_MAX_LENGTH) || null),
  access: optionalParam('online', (text) => (text === 'blocked' ? ('blocked' as const) : null)),
  sort: sortParam(['name', 'newest']),
  page: pageParam(),
});
export type ClientFilters = StateOf<typeof clientFilters>;
