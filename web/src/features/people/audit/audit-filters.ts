import { dayOfText } from '../../../lib/local-day';
import { choiceParam, optionalParam, pageParam, type StateOf, urlState } from '../../../lib/url-state';
import { auditActions } from './act-sentence';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The state of the Activity page in its URL; `actorId` is the actor, `from` and `to` the first and last day. */
export const auditFilters = urlState({
  action: choiceParam('action', auditActions),
  actorId: optionalParam('actor', (text) => (UUID.test(text) ? text : null)),
  from: optionalParam('from', dayOfText),
  to: optionalParam('to', dayOfText),
  page: pageParam(),
});
export type AuditFilters = StateOf<typeof auditFilters>;
