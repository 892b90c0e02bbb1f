import { defaultParam, pageParam, searchParam, type StateOf, urlState } from '../../lib/url-state';

export const SEARCH_MAX_LENGTH = 100;

export const statusWords = { open: 'Open', handled: 'Handled', any: 'Any' } as const;

/** What the inbox shows, as its address says it: open messages, unless it asks for others. */
export const inboxFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  status: defaultParam('status', ['open', 'handled', 'any']),
  page: pageParam(),
});
export type InboxFilters = StateOf<typeof inboxFilters>;
