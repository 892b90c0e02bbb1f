import {
  choiceParam,
  pageParam,
  searchParam,
  sortParam,
  type StateOf,
  urlState,
} from '../../../lib/url-state';

export const SEARCH_MAX_LENGTH = 254;

/** The state of All Users in its URL. */
export const userFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  role: choiceParam('role', ['user', 'stylist', 'reception', 'admin']),
  state: choiceParam('state', ['open', 'closed']),
  sort: sortParam(['email', 'name', 'newest', 'last-seen']),
  page: pageParam(),
});
export type UserFilters = StateOf<typeof userFilters>;
