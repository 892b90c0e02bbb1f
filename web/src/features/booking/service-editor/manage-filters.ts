import { choiceParam, searchParam, type StateOf, urlState } from '../../../lib/url-state';
import type { ServiceStatus } from '../services/models';

export const SEARCH_MAX_LENGTH = 80;

/** The state of Manage Services in its URL; without a status, everything except the archive. */
export const manageFilters = urlState({
  search: searchParam(SEARCH_MAX_LENGTH),
  status: choiceParam('status', ['active', 'hidden', 'archived', 'all']),
});
type Wanted = StateOf<typeof manageFilters>['status'];

export const hasStatus = (wanted: Wanted, service: { status: ServiceStatus }): boolean => {
  if (wanted === 'all') return true;
  return wanted === null ? service.status !== 'archived' : service.status === wanted;
};
