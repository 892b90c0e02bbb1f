import { dayOfText } from '../../../lib/local-day';
import {
  choiceParam,
  optionalParam,
  pageParam,
  searchParam,
  urlState,
  type StateOf,
} from '../../../lib/url-state';
import { paymentMethods } from '../till-settings/payment-methods';

export const saleKinds = ['sale', 'refund'] as const;

export const SEARCH_MAX_LENGTH = 100;

/** The state of the list of sales in its URL. */
export const saleFilters = urlState({
  from: optionalParam(['from', 'day'], dayOfText),
  to: optionalParam(['to', 'day'], dayOfText),
  kind: choiceParam('kind', saleKinds),
  method: choiceParam('method', paymentMethods),
  search: searchParam(SEARCH_MAX_LENGTH),
  page: pageParam(),
});
export type SaleFilters = StateOf<typeof saleFilters>;
