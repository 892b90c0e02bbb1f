import { choiceParam, pageParam, type StateOf, urlState } from '../../../lib/url-state';
import { mailKinds, mailStates } from './mail-choices';

/** What Mail shows, as its address says it. */
export const mailFilters = urlState({
  state: choiceParam('state', mailStates),
  kind: choiceParam('kind', mailKinds),
  page: pageParam(),
});
export type MailFilters = StateOf<typeof mailFilters>;
