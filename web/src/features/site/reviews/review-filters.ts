import { choiceParam, pageParam, searchParam, type StateOf, urlState } from '../../../lib/url-state';

export const SEARCH_MAX_LENGTH = 100;

/** The state of the Reviews page in its URL. */
export const reviewFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  status: choiceParam('status', ['pending', 'published', 'hidden']),
  page: pageParam(),
});
export type ReviewFilters = StateOf<typeof reviewFilters>;
