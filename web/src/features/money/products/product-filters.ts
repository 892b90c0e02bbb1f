import { choiceParam, pageParam, searchParam, urlState } from '../../../lib/url-state';

export const SEARCH_MAX_LENGTH = 80;

/** Which products are shown, as the address says it; without a choice, all that are sold. */
export const productFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  only: choiceParam('only', ['low', 'archived']),
  page: pageParam(),
});
