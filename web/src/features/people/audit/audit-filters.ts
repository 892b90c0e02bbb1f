import { dayOfText } from '../../../lib/local-day';
import { choiceParam, optionalParam, pageParam, type StateOf, urlState } from '../../../lib/url-state';
import { auditActions } from './act-sentence';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What Activity shows, as its address says it; `actorId` is who did it, `from` and `to` the first and last day. */
export const auditFilters = urlState({
  action: choiceParam('action', auditActions),
  actorId: optionalParam('actor', (text) => (UUID.test(text) ? text : null)),
  from: optionalParam('from', dayOfText),
  to: optionalParam('to', dayOfText),
  page: pageParam(),
});
export type AuditFilters = StateOf<typeof auditFilters>;
