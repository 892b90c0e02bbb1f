import { defaultParam, pageParam, searchParam, type StateOf, urlState } from '../../../lib/url-state';
import type { MessagesWords } from '../../../words/types.gen';

export const SEARCH_MAX_LENGTH = 100;

export const statusNames = (words: MessagesWords) => ({
  open: words.open(),
  handled: words.handled(),
  any: words.any(),
});

/** The state of the inbox in its URL; open messages by default. */
export const inboxFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  status: defaultParam('status', ['open', 'handled', 'any']),
  page: pageParam(),
});
export type InboxFilters = StateOf<typeof inboxFilters>;
