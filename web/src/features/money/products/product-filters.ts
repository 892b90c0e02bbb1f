import { choiceParam, pageParam, searchParam, urlState } from '../../../lib/url-state';

export const SEARCH_MAX_LENGTH = 80;

/** The state of the product list in its URL; by default, all products on sale. */
export const productFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  only: choiceParam('only', ['low', 'archived']),
  page: pageParam(),
});
