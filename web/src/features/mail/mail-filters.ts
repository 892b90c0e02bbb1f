import { choiceParam, pageParam, type StateOf, urlState } from '../../lib/url-state';
import { kindWords, stateWords } from './mail-words';
import type { MailKind, MailState } from './models';

/** What Mail shows, as its address says it. */
export const mailFilters = urlState({
  state: choiceParam('state', Object.keys(stateWords) as MailState[]),
  kind: choiceParam('kind', Object.keys(kindWords) as MailKind[]),
  page: pageParam(),
});
export type MailFilters = StateOf<typeof mailFilters>;
