import { choiceParam, pageParam, type StateOf, urlState } from '../../../lib/url-state';
import { mailKinds, mailStates } from './mail-choices';

/** The state of the Mail page in its URL. */
export const mailFilters = urlState({
  state: choiceParam('state', mailStates),
  kind: choiceParam('kind', mailKinds),
  page: pageParam(),
});
export type MailFilters = StateOf<typeof mailFilters>;
