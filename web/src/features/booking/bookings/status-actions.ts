import type { BookingsWords } from '../../../words/types.gen';
import type { Booking } from './models';

/** Status changes at the desk, named as in the API; cancelling is separate. */
export type StatusVerb = 'arrive' | 'finish' | 'no-show' | 'reopen';

const actions = [
  { verb: 'arrive', label: 'arrived', may: 'arrive' },
  { verb: 'finish', label: 'done', may: 'finish' },
  { verb: 'no-show', label: 'noShow', may: 'noShow' },
  { verb: 'reopen', label: 'reopen', may: 'reopen' },
] as const satisfies readonly { verb: StatusVerb; label: keyof BookingsWords; may: keyof Booking['can'] }[];

/** The actions that the server allows right now, most likely first. */
export function statusActions(
  words: BookingsWords,
  can: Booking['can'],
): { verb: StatusVerb; label: string }[] {
  return actions.filter(({ may }) => can[may]).map(({ verb, label }) => ({ verb, label: words[label]() }));
}
