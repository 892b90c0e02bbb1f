import {
  choiceParam,
  optionalParam,
  pageParam,
  searchParam,
  type StateOf,
  urlState,
} from '../../../lib/url-state';
import { languages } from '../../../words/languages.gen';

export const SEARCH_MAX_LENGTH = 100;

/** The state of the Wording page in its URL; the page's language by default. */
export const wordFilters = urlState({
  language: { ...choiceParam('language', languages), isFilter: false },
  search: searchParam(SEARCH_MAX_LENGTH),
  area: optionalParam('area', (text) => text.slice(0, 60)),
  only: choiceParam('only', ['own', 'changed']),
  page: pageParam(),
});
export type WordFilters = StateOf<typeof wordFilters>;
